import Accounts
import ArgumentParser
import Kernel
import Storage

/// `pocketful accounts`, for who runs the server; a running one goes on beside it.
struct AccountsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accounts", abstract: "Lists the server's accounts; deletes one, or takes a device off one.",
    subcommands: [List.self, Delete.self, Revoke.self], defaultSubcommand: List.self)

  /// `pocketful accounts list`: how much each is. What is in it nobody but its owner can read; whose it is, only who asks is told.
  struct List: AsyncParsableCommand, SettingTaker {
    static let command = SettingCommands.accounts
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Lists the accounts: id, made, last seen, devices, entries, bytes.")

    @Flag(help: "Shows the e-mail addresses.") var emails = false
    @Flag(help: "Shows the devices with their names.") var devices = false
    @OptionGroup var flags: SettingFlags<List>

    func run() async throws {
      let all = try await OpenAccounts(try flags.settings())?.all ?? []
      if all.isEmpty { return Terminal.say("There are no accounts yet.\n") }
      Terminal.say(AccountTable(hasEmails: emails, hasDevices: devices).text(all))
    }
  }

  /// `pocketful accounts delete ID`.
  struct Delete: AsyncParsableCommand, SettingTaker {
    static let command = SettingCommands.accounts
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: "Deletes an account with everything that the server has of it, at once.",
      discussion: "What is on the account's devices stays there; they are told that it is gone.")

    @Argument(help: ArgumentHelp("As the list has it, or more of it.", valueName: "ID")) var id: String
    @OptionGroup var flags: SettingFlags<Delete>

    func run() async throws {
      let open = try await OpenAccounts(try flags.settings())
      let account = try OpenAccounts.account(id, among: open?.all)
      try await open?.delete(account)
      Terminal.say("Deleted \(account.id.short), with \(account.entries) entries.\n")
    }
  }

  /// `pocketful accounts revoke ID DEVICE`.
  struct Revoke: AsyncParsableCommand, SettingTaker {
    static let command = SettingCommands.accounts
    static let configuration = CommandConfiguration(
      commandName: "revoke", abstract: "Takes a device off an account: it is told so when it next asks.")

    @Argument(help: ArgumentHelp("As the list has it, or more of it.", valueName: "ID")) var id: String
    @Argument(help: ArgumentHelp("As list --devices has it, or more of it.", valueName: "DEVICE")) var device: String
    @OptionGroup var flags: SettingFlags<Revoke>

    func run() async throws {
      let open = try await OpenAccounts(try flags.settings())
      let account = try OpenAccounts.account(id, among: open?.all)
      let found = try OpenAccounts.device(device, of: account)
      try await open?.revoke(found, of: account)
      Terminal.say("Revoked \(found.id.short) of \(account.id.short).\n")
    }
  }
}
