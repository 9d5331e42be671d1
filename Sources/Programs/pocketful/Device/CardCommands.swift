import ArgumentParser
import FareCard
import Journal
import Kernel
import Storage
import SyncClient
import Voice

/// `pocketful balance`.
struct BalanceCommand: AsyncParsableCommand, SettingTaker {
  static let command = SettingCommands.device
  static let configuration = CommandConfiguration(
    commandName: "balance", abstract: "Says what is on the fare card used last.")

  @OptionGroup var flags: SettingFlags<BalanceCommand>

  func run() async throws {
    try await OpenDevice.using(try flags.settings()) { open in
      try await open.exchange()
      var cards = FareCards(open.device.journal, open.surroundings)
      Terminal.say(Terminal.plain(cards.balance()) + "\n")
    }
  }
}

/// `pocketful ride`: kept here at once, sent when the server can be reached.
struct RideCommand: AsyncParsableCommand, SettingTaker {
  static let command = SettingCommands.device
  static let configuration = CommandConfiguration(
    commandName: "ride", abstract: "Takes a ride off the fare card used last.")

  @Flag(help: "It is a transfer, where it may be one.") var transfer = false
  @Flag(help: "It is a new ride, where it may be a transfer.") var new = false
  @Flag(help: "By express, where the card's fares have one.") var express = false
  @OptionGroup var flags: SettingFlags<RideCommand>

  func validate() throws {
    if transfer, new { throw ValidationError("A ride is a transfer or a new one.") }
  }

  func run() async throws {
    try await OpenDevice.using(try flags.settings()) { open in
      // What others have ridden meanwhile decides what it costs.
      try await open.exchange()
      let answer: FareCardAction.RideAnswer? = transfer ? .transfer : new ? .new : nil
      var cards = FareCards(open.device.journal, open.surroundings)
      switch cards.ride(answer, isExpress: express, by: open.device.journal.writer) {
      case .refused(let sentence): throw Failure(Terminal.plain(sentence))
      case .asks: throw Failure("It may be a transfer: say --transfer or --new.")
      case .changes(let changes):
        let entered = try await open.device.enter(changes)
        let after = FareCards(open.device.journal, open.surroundings)
        let sentences = entered.compactMap { after.sentence(for: $0) }
        if entered.isEmpty { throw Failure("Somebody has signed out here meanwhile. Nothing was entered.") }
        Terminal.say(Terminal.plain(sentences.joined(separator: " ")) + "\n")
        // It is kept: what fails from here on is no reason to enter it again.
        do { try await open.exchange() } catch let error as StorageError { Terminal.complain(error.sentence) }
      }
    }
  }
}

/// `pocketful log`: the last entries of the fare cards.
struct LogCommand: AsyncParsableCommand, SettingTaker {
  static let command = SettingCommands.device
  static let configuration = CommandConfiguration(
    commandName: "log", abstract: "Lists what was entered last on the fare cards, from whichever device.")

  @Option(help: "How many, 1 to 1000.") var limit = 10
  @OptionGroup var flags: SettingFlags<LogCommand>

  func validate() throws {
    guard (1...1000).contains(limit) else { throw ValidationError("--limit must be a whole number from 1 to 1000.") }
  }

  func run() async throws {
    try await OpenDevice.using(try flags.settings()) { open in
      try await open.exchange()
      let cards = FareCards(open.device.journal, open.surroundings)
      let lines = cards.last(limit)
      if lines.isEmpty { return Terminal.say("Nothing was entered yet.\n") }
      let zone = open.surroundings.zone
      for (time, line) in lines {
        let local = zone.local(time)
        let (hours, minutes) = (local.second / 3600, local.second / 60 % 60)
        let clock = (hours < 10 ? "0" : "") + "\(hours):" + (minutes < 10 ? "0" : "") + "\(minutes)"
        Terminal.say("\(local.day.iso8601) \(clock)  \(Terminal.plain(line))\n")
      }
    }
  }
}
