/// Whose screen is open. Where in a module a person is, the module itself knows (Feature.place).
enum AppRoute: Equatable, Sendable {
  case today
  case module(Module)
  case settings(SettingsPlace)
  case unknown(String)
}

extension AppRoute {
  /// The module that the open screen belongs to.
  var module: Module? {
    if case .module(let module) = self { return module }
    return nil
  }
}
