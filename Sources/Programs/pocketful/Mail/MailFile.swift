import Files
import Kernel
import Mail

/// The file that `--mail` names: one JSON object (Documentation/Mail.md). Each fault ends the reading: who starts a server looks at
/// it now. The password does not stand in it, but in a file of its own or in the environment.
enum MailFile {
  static let fields = ["server", "from", "user", "passwordFile", "passwordVariable"]

  static func read(_ path: String, environment: [String: String]) throws(Failure) -> MailServer {
    let bytes: [UInt8]
    do { bytes = try FileBytes.read(path, limit: 64 << 10) } catch { throw Failure(error.sentence) }
    guard let json = try? JSON.parse(bytes), case .object(let members) = json else {
      throw .wrongUse("\(path) must be a JSON object: {\"server\": \"smtps://mail.example.org\", \"from\": …}.")
    }
    if let member = members.first(where: { !fields.contains($0.name) }) {
      throw .wrongUse(
        "\(path): there is no field \u{201C}\(member.name.prefix(40))\u{201D}. There are: "
          + "\(fields.joined(separator: ", ")).")
    }
    let wrong = { (field: String, demand: String) in Failure.wrongUse("\(path): \(field) must \(demand).") }
    guard let from = json["from"]?.string.flatMap({ MailAddress($0) }) else {
      throw wrong("from", "be an address such as pocketful@example.org, without a name")
    }
    let password = try NamedSecret(name: "password", file: path, environment: environment, wrong: wrong).read(
      from: json)
    let user = json["user"]?.string
    guard (json["user"] == nil) == (password == nil),
      user.map({ $0.isLine && $0.utf8.count <= 500 }) ?? (json["user"] == nil)
    else {
      throw wrong("user", "be one line of text, and stand beside passwordFile or passwordVariable")
    }
    let login = user.flatMap { user in password.map { MailLogin(user: user, password: $0) } }
    guard let server = json["server"]?.string.flatMap({ MailServer($0, from: from, login: login) }) else {
      throw wrong("server", "be smtps:// or smtp:// and a name, with a port or without")
    }
    return server
  }
}
