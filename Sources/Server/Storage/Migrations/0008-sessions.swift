extension Migration {
  /// `locked` is 1 of a session that began by a password set by mail, and has shown no other way since; `renewed` is when its
  /// cookie was given last.
  static let sessions = Migration(
    name: "0008-sessions",
    statements: [
      "ALTER TABLE session ADD COLUMN locked INTEGER NOT NULL DEFAULT 0",
      "ALTER TABLE session ADD COLUMN renewed INTEGER NOT NULL DEFAULT 0",
    ])
}
