/// Where an agency's tracks lie, as a file of facts; read when it is asked for, which no start waits for.
package struct AgencyMap: Sendable {
  /// Another one for another map.
  package var version: UInt64
  package var facts: @Sendable () -> [UInt8]?

  package init(version: UInt64, facts: @escaping @Sendable () -> [UInt8]?) {
    self.version = version
    self.facts = facts
  }

  /// New York's, which comes with the program.
  static let newYork = AgencyMap(version: 0) { BuiltIn.newYorkMap }
}
