import ArgumentParser
import Feeds
import Foundation
import Hummingbird
import Kernel
import Logging
import Simulator

/// `simulator`: the stand-in on a socket, by its scenario, seed and clock.
@main
struct SimulatorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulator", abstract: "Stands in for the agencies that Pocketful reads from.",
    discussion: "GET / lists the paths it serves and the faults it can be asked for.")

  @Option(help: "The address to listen on.") var host = "127.0.0.1"
  @Option(help: "The port to listen on.") var port = 8090
  @Option(help: "\(Scenario.allCases.map(\.rawValue).joined(separator: ", ")).") var scenario: Scenario = .calm
  @Option(help: "Other delays, faults and oddities for another number.") var seed: UInt64 = 1
  @Option(help: "Stops the clock at this second since 1970.") var now: Int64?
  @Option(help: "Starts the clock at this second since 1970.") var from: Int64?

  func validate() throws {
    if now != nil && from != nil { throw ValidationError("--now and --from exclude each other.") }
    if !(0...65_535).contains(port) { throw ValidationError("--port is from 0 to 65535.") }
  }

  func run() async throws {
    let clock = SimulatorCommand.clock(stoppedAt: now, startedAt: from)
    let gateway = Gateway(network: BuiltIn.newYork, scenario: scenario, seed: seed, startedAt: clock())
    var logger = Logger(label: "simulator")
    logger.logLevel = .warning
    print("simulator: http://\(host):\(port)/ lists paths and faults; scenario \(scenario.rawValue), seed \(seed)")
    fflush(nil)
    let service = SimulatorService(gateway: gateway, now: clock)
    try await service.application(host: host, port: port, logger: logger).runService()
  }

  private static func clock(stoppedAt: Int64?, startedAt: Int64?) -> @Sendable () -> Instant {
    if let stoppedAt { return { Instant(seconds: stoppedAt) } }
    let real: @Sendable () -> Instant = {
      Instant(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded(.down)))
    }
    guard let startedAt else { return real }
    let ahead = startedAt - real().seconds
    return { real().adding(seconds: ahead) }
  }
}

extension Scenario: ExpressibleByArgument {}
