extension Migration {
  /// What waits for an answer may have something to be kept until then: of a sign-in at a provider, whom that named.
  static let pending = Migration(
    name: "0006-pending", statements: ["ALTER TABLE challenge ADD COLUMN data TEXT NOT NULL DEFAULT ''"])
}
