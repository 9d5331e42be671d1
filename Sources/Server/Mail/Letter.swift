import Foundation
import Wire

/// A letter of plain text to one reader.
package struct Letter: Equatable, Sendable {
  package var to: MailAddress
  package var subject: String
  /// Lines end with "\n".
  package var text: String
  /// "en".
  package var language: String
  /// "Thu, 02 Oct 2025 14:20:00 +0000" (RFC 5322 section 3.3).
  package var date: String
  /// Drawn, so that no two letters have the same.
  package var id: [UInt8]

  package init(to: MailAddress, subject: String, text: String, language: String, date: String, id: [UInt8]) {
    (self.to, self.subject, self.text) = (to, subject, text)
    (self.language, self.date, self.id) = (language, date, id)
  }

  /// As it goes over the wire (RFC 5322, RFC 2045). The text is base64, so that no line of it is long, or begins with a dot.
  func bytes(from sender: MailAddress) -> [UInt8] {
    let head = [
      "Date: " + date, "From: Pocketful <\(sender.text)>", "To: <\(to.text)>",
      "Message-ID: <\(Hexadecimal.text(id))@\(sender.domain)>",
      "Subject: " + Self.words(subject),
      // No machine answers that it is on holiday (RFC 3834 section 5).
      "Auto-Submitted: auto-generated", "Content-Language: " + language, "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64",
    ]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    let options: Data.Base64EncodingOptions = [
      .lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed,
    ]
    return Array(
      (head + ["", Data(lines.utf8).base64EncodedString(options: options), ""]).joined(separator: "\r\n").utf8)
  }

  /// Words of any language in a head of ASCII, in lines of at most 76 characters with the field's name (RFC 2047 section 2).
  private static func words(_ text: String) -> String {
    var words: [String] = [""]
    for character in text {
      if (words[words.count - 1] + String(character)).utf8.count > 39 { words.append("") }
      words[words.count - 1].append(character)
    }
    return words.map { "=?utf-8?B?\(Data($0.utf8).base64EncodedString())?=" }.joined(separator: "\r\n ")
  }
}
