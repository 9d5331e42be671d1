import Hummingbird

/// What an endpoint gives: a response, and its bytes where they may still be sent in a shorter form.
struct Answer {
  var response: Response
  var packable: ByteBuffer?

  init(_ response: Response, packable: ByteBuffer? = nil) {
    self.response = response
    self.packable = packable
  }
}
