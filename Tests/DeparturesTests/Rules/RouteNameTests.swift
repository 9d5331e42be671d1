import Departures
import Testing

@Suite("What riders call a route")
struct RouteNameTests {
  @Test(
    "routes go by the name riders know, expresses with a diamond stay lines of their own",
    arguments: [("SS", "SI"), ("5X", "5"), ("6X", "6X"), ("7X", "7X"), ("FX", "FX"), ("Q", "Q"), ("", "")])
  func routeNames(route: String, line: String) { #expect(RouteName.line(route) == line) }
}
