/// `POST oidc/signIn`: `{"ticket", "account"?, "device"}`, the ticket as it stood in the link's fragment.
package struct OpenIDSignIn: Sendable {
  package var ticket: OpenIDTicket
  /// Whose it has to be, where the device is in an account already.
  package var account: AccountID?
  package var device: DeviceClaim

  package init(_ bytes: [UInt8]) throws(Malformed) {
    let members = try Members(bytes)
    ticket = try members.ticket()
    account = members.has("account") ? try members.account("account") : nil
    device = try members.device()
  }
}

/// `POST oidc/create`: `{"ticket", "account", "keyCheck", "recovery", "device", "invite"?}`. There is no wrap: a provider opens no
/// key.
package struct OpenIDCreation: Sendable {
  package var ticket: OpenIDTicket
  package var new: NewAccount

  package init(_ bytes: [UInt8]) throws(Malformed) {
    let members = try Members(bytes)
    ticket = try members.ticket()
    new = try NewAccount(members)
  }
}

/// `POST oidc/add`: `{"ticket"}`.
package struct OpenIDAddition: Sendable {
  package var ticket: OpenIDTicket

  package init(_ bytes: [UInt8]) throws(Malformed) { ticket = try Members(bytes).ticket() }
}

extension Members {
  fileprivate func ticket() throws(Malformed) -> OpenIDTicket { OpenIDTicket(bytes: try bytes("ticket", 32)) }
}
