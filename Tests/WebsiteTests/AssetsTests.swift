import Foundation
import Kernel
import NIOCore
import TestSupport
import Testing

@testable import Website

@Suite("The web app's files")
struct AssetsTests {
  /// A folder as `make build` leaves it.
  private static func assets() throws -> Assets {
    let files = [
      "assets.json":
        "{\"host.js\":\"host.0a1b2c3d.js\",\"app.css\":\"app.11111111.css\",\"app.wasm\":\"app.22222222.wasm\","
        + "\"manifest.webmanifest\":\"manifest.33333333.webmanifest\","
        + "\"manifest.fr.webmanifest\":\"manifest.fr.44444444.webmanifest\",\"worker.js\":\"worker.55555555.js\","
        + "\"icon-192.png\":\"icon-192.66666666.png\"}",
      "host.0a1b2c3d.js": "plain", "host.0a1b2c3d.js.br": "brotli", "host.0a1b2c3d.js.gz": "gzip",
      "app.11111111.css": "css", "app.22222222.wasm": "wasm", "manifest.33333333.webmanifest": "{}",
      "manifest.fr.44444444.webmanifest": "{\"lang\":\"fr\"}", "worker.55555555.js": "worker",
      "icon-192.66666666.png": "icon",
    ]
    return try assets(files.mapValues { Data($0.utf8) })
  }

  private static func assets(_ files: [String: Data]) throws -> Assets {
    let folder = NSTemporaryDirectory() + "pocketful-web-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, bytes) in files { try bytes.write(to: URL(fileURLWithPath: folder + "/" + name)) }
    return try Assets(folder: folder)
  }

  @Test("a file with its content's hash in its name may be kept for a year")
  func immutable() async throws {
    try await Site.open(assets: try Self.assets()) { site async throws in
      let answer = try await site.probe.get("/assets/host.0a1b2c3d.js")
      #expect(answer.header("etag") == nil, "its name says which it is")
      #expect(answer.status == 200)
      #expect(answer.text == "plain")
      #expect(answer.header("cache-control") == "max-age=31536000, immutable")
      #expect(answer.header("content-type") == "text/javascript; charset=utf-8")
      #expect(answer.header("vary") == "Accept-Encoding")
      #expect(try await site.probe.get("/assets/app.22222222.wasm").header("content-type") == "application/wasm")
      #expect(try await site.probe.get("/assets/host.js").status == 404)
      #expect(try await site.probe.get("/assets/host.0a1b2c3d.js.br").status == 404)
    }
  }

  @Test(
    "the smallest form the browser takes is sent",
    arguments: [
      ("gzip, deflate, br", "brotli", "br"), ("gzip", "gzip", "gzip"), ("identity", "plain", nil),
      ("br;q=0, gzip", "gzip", "gzip"), ("*", "brotli", "br"), ("GZIP;q=0.5", "gzip", "gzip"), ("", "plain", nil),
      ("br;q=0,gzip;q=0", "plain", nil),
    ] as [(String, String, String?)])
  func negotiated(accept: String, body: String, encoding: String?) async throws {
    try await Site.open(assets: try Self.assets()) { site async throws in
      let answer = try await site.probe.get("/assets/host.0a1b2c3d.js", ["Accept-Encoding": accept])
      #expect(answer.text == body)
      #expect(answer.header("content-encoding") == encoding)
      #expect(answer.header("content-length") == String(body.utf8.count))
    }
  }

  @Test("who takes no packed form gets what the packed one was made of, each time the same", arguments: [true, false])
  func unpacked(isWhole: Bool) async throws {
    let text = String(repeating: "a plain line\n", count: 5000)
    let packed = try #require(Gzip.packed(ByteBuffer(string: isWhole ? text : text + "of another file")))
    let assets = try Self.assets([
      "assets.json": Data("{\"a.js\":\"a.1.js\"}".utf8), "a.1.js": Data(text.utf8),
      "a.1.js.gz": Data(packed.readableBytesView),
    ])
    try await Site.open(assets: assets) { site async throws in
      for _ in 0..<2 {
        let answer = try await site.probe.get("/assets/a.1.js", ["Accept-Encoding": "identity"])
        #expect(answer.text == text)
        #expect(answer.header("content-encoding") == nil)
        #expect(answer.header("content-length") == String(text.utf8.count))
      }
    }
  }

  @Test("the manifest stands at a fixed address and is asked about each time")
  func manifest() async throws {
    try await Site.open(assets: try Self.assets()) { site async throws in
      let answer = try await site.probe.get("/manifest.webmanifest")
      #expect(answer.status == 200)
      #expect(answer.header("cache-control") == "no-cache")
      #expect(answer.header("content-type") == "application/manifest+json; charset=utf-8")
      #expect(answer.header("vary") == "Accept-Encoding, Accept-Language, Cookie")
      #expect(answer.text == "{}")
      #expect(try await site.probe.get("/manifest.webmanifest", ["Accept-Language": "fr"]).text == "{\"lang\":\"fr\"}")
    }
  }

  @Test(
    "at the root, asked about each time: the worker, which answers for every address, and what a page has that names no icon",
    arguments: [
      ("/worker.js", "worker", "text/javascript; charset=utf-8"), ("/favicon.ico", "icon", "image/png"),
    ])
  func atTheRoot(path: String, body: String, type: String) async throws {
    try await Site.open(assets: try Self.assets()) { site async throws in
      let answer = try await site.probe.get(path)
      #expect(answer.text == body)
      #expect(answer.header("cache-control") == "no-cache")
      #expect(answer.header("content-type") == type)
    }
  }

  @Test("the page names its files by their hashed names, and the facts it needs")
  func named() async throws {
    try await Site.open(assets: try Self.assets()) { site async throws in
      let html = try await site.probe.get("/departures").text
      #expect(html.contains("<script type=\"module\" src=\"/assets/host.0a1b2c3d.js\"></script>"))
      #expect(html.contains("<link rel=\"stylesheet\" href=\"/assets/app.11111111.css\">"))
      #expect(html.contains("<link rel=\"manifest\" href=\"/manifest.webmanifest\">"))
      #expect(html.contains("data-program=\"/assets/app.22222222.wasm\""))
      let start = try #require(html.firstRange(of: "data-facts=\""))
      let path = html[start.upperBound...].prefix { $0 != "\"" }
      let facts = try await site.probe.get(String(path))
      #expect(facts.status == 200)
      #expect(facts.header("cache-control")?.contains("immutable") == true)
      #expect(facts.text.contains("Times Sq-42 St"))
    }
  }

  @Test("a folder without a list, or with one that leads elsewhere, is refused by name")
  func broken() throws {
    #expect(throws: AssetsError.noFolder(path: "/nowhere/at/all")) { try Assets(folder: "/nowhere/at/all") }
    let folder = NSTemporaryDirectory() + "pocketful-web-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: AssetsError.noList(folder: folder)) { try Assets(folder: folder) }
    try Data("{\"a\":\"../../etc/passwd\"}".utf8).write(to: URL(fileURLWithPath: folder + "/assets.json"))
    #expect(throws: AssetsError.badList(path: folder + "/assets.json")) { try Assets(folder: folder) }
  }
}
