extension Migration {
  /// Who has lost all else has the recovery code alone: it is found by what is kept of it.
  static let recovery = Migration(
    name: "0007-recovery",
    statements: ["CREATE INDEX wayByCode ON way (data) WHERE kind = 'recovery'"])
}
