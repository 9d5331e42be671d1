import Accounts
import HTTPTypes
import Hummingbird
import Kernel

/// The devices that an account joins.
struct DevicesAPI {
  var routes: AccountRoutes

  var endpoints: RouteCollection<SiteContext> {
    RouteCollection(context: SiteContext.self)
      .reading("/api/v1/account/devices", use: list)
      .taking(AccountRoutes.body, at: "/api/v1/account/devices/{id}", by: .patch, use: rename)
      .on("/api/v1/account/devices/{id}", method: .delete, use: revoke)
  }

  private func list(_ request: Request, _ context: SiteContext) async throws -> Ready {
    let who = try await routes.source.whoMayBeLocked(request, context)
    let devices = try await routes.accounts.devices(of: who.account, now: context.now)
    return .own(context) { json in
      json.name("devices")
      json.beginArray()
      for device in devices {
        json.beginObject()
        json.member("id", device.id.text)
        json.member("name", device.name)
        json.member("made", device.made)
        json.member("seen", device.seen)
        json.name("current")
        json.bool(device.id == who.device)
        json.endObject()
      }
      json.endArray()
    }
  }

  private func rename(_ body: ByteBuffer, _ request: Request, _ context: SiteContext) async throws -> Ready {
    let who = try await routes.source.who(request, context)
    let name = try DeviceRename(Array(buffer: body)).name
    try await routes.accounts.rename(try Self.device(context), of: who.account, to: name)
    return .own(context) { _ in }
  }

  /// Another one only by who has just proved who they are; its own any device may take off.
  private func revoke(_ request: Request, _ context: SiteContext) async throws -> Response {
    let who = try await routes.source.who(request, context)
    let device = try Self.device(context)
    guard who.isFresh || device == who.device else { throw AccountError.notFresh }
    try await routes.accounts.revoke(device, of: who.account, now: context.now)
    return .done
  }

  private static func device(_ context: SiteContext) throws(AccountError) -> DeviceID {
    guard let id = DeviceID(text: context.parameter("id")) else { throw .noDevice }
    return id
  }
}
