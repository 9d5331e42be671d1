import Glibc
import Synchronization
import Testing

@testable import Accounts

@Suite("Hashing what proves a password")
struct ScryptTests {
  /// RFC 7914 section 12; of longer keys the first 32 bytes.
  @Test(
    "it is scrypt",
    arguments: [
      (
        "password", "NaCl", Scrypt.Cost(n: 1024, r: 8, p: 16),
        "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"
      ),
      (
        "pleaseletmein", "SodiumChloride", Scrypt.Cost(n: 16_384, r: 8, p: 1),
        "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
      ),
    ])
  func vectors(password: String, salt: String, cost: Scrypt.Cost, hash: String) throws {
    let made = try #require(Scrypt.live.hash(Array(password.utf8), Array(salt.utf8), cost))
    #expect(made.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == hash)
  }

  @Test("nothing to hash is no hash, and no trap")
  func nothing() {
    #expect(Scrypt.live.hash([], [1], .current) == nil && Scrypt.live.hash([1], [], .current) == nil)
  }

  @Test("two are made at once, thirty-two wait, and whoever comes then is told to come back")
  func turns() async throws {
    let doors = AsyncStream.makeStream(of: Void.self)
    let counts = Counts()
    let gate = Gate()
    let turns = ScryptTurns(
      Scrypt { password, _, _ in
        counts.begin()
        doors.continuation.yield()
        gate.wait()
        counts.end()
        return password
      })
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<40 {
        group.addTask {
          do throws(AccountError) {
            return try await turns.hash([UInt8(number)], [1], .current) == [UInt8(number)]
          } catch {
            #expect(error == .wait(seconds: 5))
            return false
          }
        }
      }
      var begun = doors.stream.makeAsyncIterator()
      for _ in 0..<2 { await begun.next() }
      // Those who are refused are refused while the two are still at it.
      for _ in 0..<6 { #expect(try await group.next() == false) }
      gate.open()
      var made = 0
      for try await isMade in group where isMade { made += 1 }
      #expect(made == 34 && counts.most == 2)
    }
  }

  @Test(
    "nobody has more than a few of the places: an account one, an address four",
    arguments: [(BackOff.account, 1), (.address, 4)])
  func few(backOff: BackOff, most: Int) async throws {
    let gate = Gate()
    let turns = ScryptTurns(
      Scrypt { password, _, _ in
        gate.wait()
        return password
      })
    let key = AttemptKey(backOff: backOff, text: "x")
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<10 {
        group.addTask { (try? await turns.hash([1], [1], .current, for: [key])) != nil }
      }
      for _ in most..<10 { #expect(try await group.next() == false) }
      // Others find a place meanwhile.
      group.addTask {
        (try? await turns.hash([1], [1], .current, for: [AttemptKey(backOff: backOff, text: "y")])) != nil
      }
      gate.open()
      for try await isMade in group { #expect(isMade) }
    }
    #expect(try await turns.hash([1], [1], .current, for: [key]) == [1], "a place is given back")
  }

  /// How many are at it, and how many were at once.
  private final class Counts: Sendable {
    private let counts = Mutex((running: 0, most: 0))

    var most: Int { counts.withLock { $0.most } }
    func begin() { counts.withLock { $0 = ($0.running + 1, max($0.most, $0.running + 1)) } }
    func end() { counts.withLock { $0.running -= 1 } }
  }

  /// Holds threads up until it is opened.
  private final class Gate: Sendable {
    private let isOpen = Atomic(false)

    func open() { isOpen.store(true, ordering: .relaxed) }
    func wait() { while !isOpen.load(ordering: .relaxed) { usleep(1000) } }
  }
}
