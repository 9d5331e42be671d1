import Kernel
import Synchronization
import TestSupport
import Testing
import Website

@Suite("The OpenAPI document")
struct OpenAPITests {
  private func document() async throws -> JSON {
    let body = Mutex<[UInt8]>([])
    try await Site.open { site async throws in
      let answer = try await site.probe.get("/api/openapi.json")
      #expect(answer.status == 200)
      body.withLock { $0 = answer.body }
    }
    return try JSON.parse(body.withLock { $0 })
  }

  @Test("every route is in it, and it has no other")
  func routes() async throws {
    guard case .object(let paths) = try await document()["paths"] else {
      Issue.record("no paths")
      return
    }
    let website = Website(source: World().source, clock: { Site.now })
    #expect(paths.map(\.name).sorted() == website.documentedPaths.sorted())
  }

  @Test("every reference leads somewhere")
  func references() async throws {
    let document = try await document()
    var references: [String] = []
    OpenAPITests.collect(document, into: &references)
    #expect(references.count > 30)
    for reference in references {
      var value: JSON? = document
      for name in reference.split(separator: "/").dropFirst() { value = value?[String(name)] }
      #expect(value != nil, "\(reference)")
    }
  }

  private static func collect(_ json: JSON, into references: inout [String]) {
    switch json {
    case .object(let members):
      for member in members {
        if member.name == "$ref", let text = member.value.string { references.append(text) }
        collect(member.value, into: &references)
      }
    case .array(let values): for value in values { collect(value, into: &references) }
    default: break
    }
  }
}
