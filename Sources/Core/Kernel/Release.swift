/// What this is a build of.
package enum Release {
  /// Of the app, the server, and the files that they read and write; CHANGELOG.md has the same.
  package static let version = "0.3"
}
