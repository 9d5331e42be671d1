import Accounts
import HTTPTypes
import Hummingbird
import Synchronization

/// Places for what lies in memory as long as somebody at the other end takes, some of whom take their time: large answers while they
/// are sent, large bodies while they come. So there are few at once, and fewer of one account; whoever comes then is asked to
/// come again.
final class AccountPlaces: Sendable {
  private let most: Int
  private let mostOfOne: Int
  private let places = Mutex<[AccountID: Int]>([:])

  init(most: Int, mostOfOne: Int) {
    self.most = most
    self.mostOfOne = mostOfOne
  }

  /// It lasts until the last who holds it lets go of it.
  func place(for account: AccountID) -> Place? {
    let isThere = places.withLock { places in
      let own = places[account, default: 0]
      guard own < mostOfOne, places.values.reduce(0, +) < most else { return false }
      places[account] = own + 1
      return true
    }
    return isThere ? Place(of: account, in: self) : nil
  }

  /// Bytes from which on an answer or a body is large.
  static let large = 64 << 10

  /// Taken before anything of a body is read that is large, or doesn't say how large it is.
  func place(for request: Request, of who: SignedIn) throws(Problem) -> Place? {
    if let announced = request.headers[.contentLength].flatMap({ Int($0) }), announced < Self.large { return nil }
    guard let place = place(for: who.account) else { throw .busy }
    return place
  }

  private func leave(_ account: AccountID) {
    places.withLock { places in
      let left = places[account, default: 1] - 1
      places[account] = left > 0 ? left : nil
    }
  }

  /// One of them.
  final class Place: Sendable {
    private let account: AccountID
    private let all: AccountPlaces

    fileprivate init(of account: AccountID, in all: AccountPlaces) {
      self.account = account
      self.all = all
    }

    deinit { all.leave(account) }
  }
}
