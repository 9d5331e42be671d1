/// Ends the program with one line for the person.
struct Failure: Error {
  var sentence: String
  /// 64 for wrong use (sysexits.h, EX_USAGE), else 1.
  var status: Int32 = 1

  init(_ sentence: String) { self.sentence = sentence }

  /// The command was given something that can't be: status 64 (sysexits.h).
  static func wrongUse(_ sentence: String) -> Failure {
    var failure = Failure(sentence)
    failure.status = 64
    return failure
  }
}
