// swift-tools-version: 6.2
import PackageDescription

// The same order as the README and the folders: Core, Server, Programs, Tests.
let package = Package(
  name: "pocketful",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "pocketful", targets: ["pocketful"]),
    .executable(name: "simulator", targets: ["simulator"]),
    .executable(name: "browser", targets: ["browser"]),
  ],
  // Exactly these: a Package.resolved names commits, which are others where packages come from a mirror. What these bring
  // along is held to Tools/packages by Tools/lint.
  dependencies: [
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    // As Hummingbird has it: what it reads here are flags, variables and a form of file of our own.
    .package(url: "https://github.com/apple/swift-configuration.git", exact: "1.4.0", traits: []),
    .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
  ],
  targets: [
    // Core: pure Swift, no Foundation; runs in the browser, on the server and in tests.
    .core("Kernel", leavingOut: ["Dense/README.md"]),
    .core("Journal", ["Kernel"]),
    .core("FareCard", ["Kernel"]),
    .core("Departures", ["Kernel"]),
    .core("Races", ["Kernel"]),
    .core("Exercises", ["Kernel"]),
    .core("Training", ["Kernel", "Exercises"]),
    .core("Sharing", ["Kernel", "Exercises", "Training"]),
    .core("Workouts", ["Kernel", "Exercises", "Training", "Sharing"]),
    .core("Score", ["Kernel"]),
    .core(
      "App", ["Kernel", "Journal", "FareCard", "Departures", "Races", "Training", "Sharing", "Workouts", "Score"]),

    // Server: whatever touches a disk, a socket or a clock.
    .server("Files"),
    .server("Wire", ["CZlib"]),
    .server("Languages", ["Kernel"]),
    .server(
      "Feeds", ["Kernel", "Languages", "Departures", "Races", "Score", "Files", "Wire", "CLibzip"],
      [.asyncHTTPClient, .logging, .nioCore, .nioHTTP1, .serviceLifecycle]),
    .server("Storage", ["Kernel", "Files", "CPostgres"], [.grdb]),
    .server(
      "Nodes", ["Kernel", "Storage", "Feeds", "Accounts", "Wire"], [.logging, .serviceLifecycle]),
    .server("Mail", ["Wire", "CCurl"]),
    .server(
      "Accounts", ["Kernel", "Storage", "Wire"],
      [.asyncHTTPClient, .crypto, .cryptoExtras, .nioCore, .nioHTTP1]),
    .server("Sealing", ["Kernel", "Journal", "Wire", "CZlib"], [.crypto, .cryptoExtras]),
    .server(
      "Push", ["Kernel", "Departures", "Races", "Feeds", "Storage", "Accounts", "Wire"],
      [.asyncHTTPClient, .crypto, .logging, .nioCore, .nioHTTP1, .nioPosix, .serviceLifecycle]),
    .server(
      "SyncClient", ["Kernel", "Journal", "Storage", "Sealing", "Wire"],
      [.asyncHTTPClient, .crypto, .nioCore, .nioHTTP1]),
    .server("Voice", ["Kernel", "Journal", "FareCard", "Accounts", "Sealing", "Wire"], [.crypto]),
    .server(
      "Website",
      [
        "Kernel", "Languages", "Departures", "Races", "Score", "App", "Feeds", "Files", "Wire", "Storage", "Accounts",
        "Push", "Voice", "Mail", "CZlib",
      ],
      [
        .hummingbird, .hummingbirdCore, .httpTypes, .logging, .nioCore, .nioPosix, .nioHTTP1, .nioHTTPTypesHTTP1,
        .serviceLifecycle,
      ],
      builtIn: ["OpenAPI/openapi.json"]),
    .server("Simulator", ["Kernel", "Departures", "Wire"], [.hummingbird, .httpTypes, .logging]),
    .systemLibrary(
      name: "CLibzip", path: "Sources/Server/CLibzip", pkgConfig: "libzip",
      providers: [.apt(["libzip-dev"])]),
    .systemLibrary(
      name: "CZlib", path: "Sources/Server/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(
      name: "CPostgres", path: "Sources/Server/CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
    .systemLibrary(
      name: "CCurl", path: "Sources/Server/CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),

    // Programs: main, and the wiring that only main may know.
    .program(
      "pocketful",
      [
        "Kernel", "Languages", "Journal", "FareCard", "Departures", "Races", "Score", "Feeds", "Files", "Storage",
        "Wire", "SyncClient", "Accounts", "Push", "Voice", "Mail", "Nodes", "Website",
      ],
      [.argumentParser, .configuration, .logging, .serviceLifecycle, .unixSignals]),
    .program(
      "simulator", ["Kernel", "Feeds", "Simulator"], [.argumentParser, .hummingbird, .logging]),
    .program("facts", ["Kernel", "Departures", "Exercises", "Feeds"], [.argumentParser]),
    .program("browser", ["App"]),

    // Benchmarks: the native figures of `make bench`.
    .target(name: "CAllocations", path: "Benchmarks/CAllocations"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "Kernel", "Languages", "Journal", "FareCard", "Departures", "Races", "Exercises", "Training", "Sharing",
        "Workouts",
        "Feeds", "Wire", "Accounts", "Push", "CAllocations",
      ],
      path: "Benchmarks/Native",
      swiftSettings: .house),

    // Tests: each sees what lies below its subject.
    .target(
      name: "TestSupport",
      dependencies: ["Kernel", "Departures", "Exercises", "Training", "Wire", "Storage", .crypto, .cryptoExtras],
      path: "Tests/TestSupport",
      swiftSettings: .house),
    .tests("Kernel", ["Languages"]),
    .tests("Journal", ["Kernel"]),
    .tests("FareCard", ["Kernel", "Languages"]),
    .tests("Departures", ["Kernel", "Languages"]),
    .tests("Races", ["Kernel", "Languages"]),
    .tests("Exercises", ["Kernel", "Languages"]),
    .tests("Training", ["Kernel", "Languages", "Exercises"]),
    .tests("Sharing", ["Kernel", "Languages", "Exercises", "Training"]),
    .tests("Workouts", ["Kernel", "Languages", "Exercises", "Training", "Sharing"]),
    .tests("Score", ["Kernel", "Languages"]),
    .tests(
      "App",
      [
        "Kernel", "Languages", "Journal", "FareCard", "Departures", "Races", "Exercises", "Training", "Workouts",
        "Score",
      ]),
    .tests("Files"),
    .tests("Wire"),
    .tests("Feeds", ["Kernel", "Departures", "Races", "Score", "Wire"], [.logging]),
    .tests("Storage", ["Kernel"], [.grdb], leavingOut: ["Released"]),
    .tests("Nodes", ["Kernel", "Storage", "Feeds"], [.logging]),
    .tests("Mail"),
    .tests("Sealing", ["Kernel", "Journal", "Wire"]),
    .tests("SyncClient", ["Kernel", "Journal", "Storage"]),
    .tests("Accounts", ["Kernel", "Storage", "Wire"]),
    .tests("Push", ["Kernel", "Departures", "Storage", "Accounts", "Wire"], [.crypto]),
    .tests("Voice", ["Kernel", "Languages", "Journal", "Storage", "Accounts", "Sealing"]),
    .tests(
      "Website",
      [
        "Kernel", "Departures", "Races", "Score", "Feeds", "App", "Journal", "Wire", "Storage", "Accounts", "Sealing",
        "Push", "Mail",
      ],
      [.hummingbird, .logging, .nioCore, .crypto]),
    .tests("Simulator", ["Kernel", "Departures", "Races", "Score", "Feeds"], [.hummingbird, .logging]),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "TestSupport", "Kernel", "Journal", "Departures", "Feeds", "Storage", "SyncClient", "Accounts", "Mail", "Wire",
        "pocketful",
        .crypto, .logging,
      ],
      path: "Tests/ProgramTests",
      swiftSettings: .house),
  ],
  swiftLanguageModes: [.v6]
)

extension Target {
  static func core(_ name: String, _ below: [Dependency] = [], leavingOut files: [String] = []) -> Target {
    .target(
      name: name, dependencies: below, path: "Sources/Core/\(name)", exclude: files,
      swiftSettings: .house + .optimized + [.treatWarning("EmbeddedRestrictions", as: .error)])
  }

  static func server(
    _ name: String, _ below: [Dependency] = [], _ libraries: [Dependency] = [], builtIn files: [String] = []
  ) -> Target {
    .target(
      name: name, dependencies: below + libraries, path: "Sources/Server/\(name)",
      resources: files.map { .embedInCode($0) }, swiftSettings: .house + .optimized)
  }

  static func program(_ name: String, _ below: [Dependency], _ libraries: [Dependency] = []) -> Target {
    .executableTarget(
      name: name, dependencies: below + libraries, path: "Sources/Programs/\(name)", swiftSettings: .house,
      linkerSettings: .light)
  }

  static func tests(
    _ subject: String, _ below: [Dependency] = [], _ libraries: [Dependency] = [], leavingOut files: [String] = []
  ) -> Target {
    .testTarget(
      name: "\(subject)Tests", dependencies: [.byName(name: subject), "TestSupport"] + below + libraries,
      path: "Tests/\(subject)Tests", exclude: files, swiftSettings: .house)
  }
}

extension Target.Dependency {
  static let hummingbird = product(name: "Hummingbird", package: "hummingbird")
  static let hummingbirdCore = product(name: "HummingbirdCore", package: "hummingbird")
  static let httpTypes = product(name: "HTTPTypes", package: "swift-http-types")
  static let asyncHTTPClient = product(name: "AsyncHTTPClient", package: "async-http-client")
  static let crypto = product(name: "Crypto", package: "swift-crypto")
  static let cryptoExtras = product(name: "CryptoExtras", package: "swift-crypto")
  static let grdb = product(name: "GRDB", package: "GRDB.swift")
  static let argumentParser = product(name: "ArgumentParser", package: "swift-argument-parser")
  static let configuration = product(name: "Configuration", package: "swift-configuration")
  static let logging = product(name: "Logging", package: "swift-log")
  static let nioCore = product(name: "NIOCore", package: "swift-nio")
  static let nioPosix = product(name: "NIOPosix", package: "swift-nio")
  static let nioHTTP1 = product(name: "NIOHTTP1", package: "swift-nio")
  static let nioHTTPTypesHTTP1 = product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras")
  static let unixSignals = product(name: "UnixSignals", package: "swift-service-lifecycle")
  static let serviceLifecycle = product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
}

extension [SwiftSetting] {
  static let house: Self = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
  ]

  /// What the debug build runs, but for its tests, is optimized there too: a timetable is imported in a quarter of the time and
  /// all Swift tests run in a third of it. What is asserted is checked as ever.
  static let optimized: Self = [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]
}

extension [LinkerSetting] {
  /// A released program names none of its symbols to other libraries: none asks for them, and 57,000 names are then neither
  /// searched nor kept in memory. Idle, the server weighs 57.5 MB instead of 61. (The default linker keeps them whatever it's told.)
  static let light: Self = [
    .unsafeFlags(
      ["-use-ld=lld", "-Xlinker", "--no-export-dynamic"], .when(platforms: [.linux], configuration: .release))
  ]
}
