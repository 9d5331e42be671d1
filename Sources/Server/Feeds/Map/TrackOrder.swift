import Departures
import Foundation

/// In which order lines lie side by side on each track: so that few cross where tracks meet, and those of one colour lie
/// together. Found by trying swaps, the worse the rarer (simulated annealing), the same each time.
struct TrackOrder {
  /// One end of a track at a joint.
  private struct End {
    var track: Int
    var isStart: Bool
    /// Away from the joint, in radians, clockwise from east.
    var angle: Double
  }

  private var orders: [[Int]]
  private let joints: [[End]]
  /// Of each track, where its two ends are.
  private let ends: [(Int, Int)]
  private let colors: [UInt32]

  private init(_ chains: [TrackGraph.Chain], colors: [UInt32]) {
    var places: [MapPoint: Int] = [:]
    var joints: [[End]] = []
    var ends: [(Int, Int)] = []
    func joint(_ point: MapPoint) -> Int {
      if let place = places[point] { return place }
      places[point] = joints.count
      joints.append([])
      return joints.count - 1
    }
    for (track, chain) in chains.enumerated() {
      let (first, last) = (joint(chain.course[0]), joint(chain.course[chain.course.count - 1]))
      joints[first].append(End(track: track, isStart: true, angle: Self.angle(chain.course)))
      joints[last].append(End(track: track, isStart: false, angle: Self.angle(chain.course.reversed())))
      ends.append((first, last))
    }
    orders = chains.map(\.lines)
    self.joints = joints
    self.ends = ends
    self.colors = colors
  }

  /// Swaps that are tried for a map that is made once for all.
  static let patient = 400_000
  /// For one that somebody's import makes: a tenth of a second or two.
  static let quick = 60_000

  /// Each chain's lines from left to right along its course, after so many swaps at most.
  static func orders(of chains: [TrackGraph.Chain], colors: [UInt32], swaps: Int = patient) -> [[Int]] {
    var order = TrackOrder(chains, colors: colors)
    order.settle(swaps)
    return order.orders
  }

  private mutating func settle(_ swaps: Int) {
    let shared = orders.indices.filter { orders[$0].count > 1 }
    guard !shared.isEmpty else { return }
    var dice = Dice(state: 1)
    // A bus network's streets have twenty lines each: as many pairs are looked at in all, so that no map takes a second.
    let pairs = shared.reduce(0) { $0 + work(around: $1) } / shared.count
    let rounds = min(shared.count * 1500, swaps, swaps * Self.pairs / max(pairs, 1))
    for round in 0..<rounds {
      let heat = 2.0 * (1 - Double(round) / Double(rounds))
      let track = shared[dice.below(shared.count)]
      let count = orders[track].count
      let (a, b) = (dice.below(count), dice.below(count))
      if a == b { continue }
      let before = cost(around: track)
      orders[track].swapAt(a, b)
      let worse = cost(around: track) - before
      if worse > 0, heat <= 0 || exp(-worse / heat * 4) < dice.fraction { orders[track].swapAt(a, b) }
    }
  }

  /// That a swap may look at, on average.
  private static let pairs = 150

  /// About how many pairs of lines and ends `cost` looks at.
  private func work(around track: Int) -> Int {
    [ends[track].0, ends[track].1].reduce(0) { sum, joint in
      sum + joints[joint].reduce(0) { $0 + orders[$1.track].count * orders[$1.track].count } * joints[joint].count
    }
  }

  private func cost(around track: Int) -> Double {
    var cost = 0.0
    for (line, next) in zip(orders[track], orders[track].dropFirst()) where colors[line] != colors[next] { cost += 0.3 }
    cost += crossings(at: ends[track].0)
    if ends[track].1 != ends[track].0 { cost += crossings(at: ends[track].1) }
    return cost
  }

  /// Pairs of lines that come in side by side and go on the wrong way round.
  private func crossings(at joint: Int) -> Double {
    var crossings = 0.0
    for end in joints[joint] {
      let incoming = end.isStart ? Array(orders[end.track].reversed()) : orders[end.track]
      for (place, left) in incoming.enumerated() {
        for right in incoming[(place + 1)...] {
          for one in joints[joint] where !isSame(one, end) && orders[one.track].contains(left) {
            for other in joints[joint] where !isSame(other, end) && orders[other.track].contains(right) {
              if isSame(one, other) ? !isOutgoing(left, before: right, at: one) : turn(end, one) > turn(end, other) {
                crossings += 1
              }
            }
          }
        }
      }
    }
    return crossings
  }

  private func isSame(_ a: End, _ b: End) -> Bool { a.track == b.track && a.isStart == b.isStart }

  private func isOutgoing(_ left: Int, before right: Int, at end: End) -> Bool {
    let order = orders[end.track]
    let isBefore = (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
    return end.isStart ? isBefore : !isBefore
  }

  /// From who comes in along `end`: −π sharp left to π sharp right.
  private func turn(_ end: End, _ onward: End) -> Double {
    var turn = onward.angle - (end.angle + .pi)
    while turn > .pi { turn -= 2 * .pi }
    while turn < -.pi { turn += 2 * .pi }
    return turn
  }

  /// Of the first hundred metres or so: a switch begins more steeply than the track goes on.
  private static func angle(_ course: [MapPoint]) -> Double {
    let far = course.dropFirst().first { $0.distance(to: course[0]) >= 50 } ?? course[course.count - 1]
    return atan2(Double(far.y - course[0].y), Double(far.x - course[0].x))
  }
}

/// Numbers that look drawn by lot and are the same each time (SplitMix64, Steele et al. 2014).
private struct Dice {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  var fraction: Double { mutating get { Double(next() >> 11) / Double(1 << 53) } }
}
