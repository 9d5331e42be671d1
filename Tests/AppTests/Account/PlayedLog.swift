import Journal
import Kernel

@testable import App

/// An account's log as a server keeps it, without faults and without sealing: what its devices show is the matter here.
final class PlayedLog {
  private var rows: [(id: String, at: JSON, text: String)] = []
  var now = Town.now
  /// Of an answer.
  var most = 3
  /// What a device drew together of it last: up to where, and a text a module.
  var drawn: (through: Int, parts: [String])?
  /// When set, whatever is asked is answered so.
  var refusal: (status: Int, code: String)?

  var count: Int { rows.count }

  fileprivate func pull(_ act: JSON) -> JSON {
    let after = act["after"]?.string.flatMap { Int($0) } ?? 0
    return page(after: after, most: most)
  }

  fileprivate func page(after: Int, most: Int) -> JSON {
    let page = rows.enumerated().dropFirst(after).prefix(most)
    let end = after + page.count
    return answer([
      "operations": .array(
        page.map { row in
          .object(["id": .string(row.element.id), "at": row.element.at, "text": .string(row.element.text)])
        }),
      "cursor": .string(String(end)), "mark": .string(String(rows.count)), "more": .bool(end < rows.count),
    ])
  }

  fileprivate func push(_ act: JSON) -> JSON {
    var stamps: [JSON.Member] = []
    for operation in act["operations"]?.array ?? [] {
      let id = operation["id"]?.string ?? ""
      if let known = rows.first(where: { $0.id == id }) {
        stamps.append(JSON.Member(id, known.at))
      } else {
        rows.append((id, operation["at"] ?? .null, operation["text"]?.string ?? ""))
      }
    }
    return answer(["mark": .string(String(rows.count)), "stamps": .object(stamps)])
  }

  /// What other devices, of which nobody sees anything here, have sent.
  func add(_ operations: [Operation]) {
    for operation in operations {
      let at = JSON.array([.integer(operation.at.milliseconds), .integer(Int64(operation.at.counter))])
      rows.append((operation.id.text, at, operation.text))
    }
  }

  fileprivate func keep(_ act: JSON) {
    let parts = (act["parts"]?.array ?? []).compactMap { $0["text"]?.string }
    if !parts.isEmpty { drawn = (act["through"]?.string.flatMap { Int($0) } ?? 0, parts) }
  }

  private func answer(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object([JSON.Member("now", .integer(now.milliseconds))] + members.map { JSON.Member($0.key, $0.value) })
  }

  fileprivate func answered(_ act: JSON, _ answer: (JSON) -> JSON) -> KeyValuePairs<String, JSON> {
    let (status, body) =
      refusal.map { ($0.status, JSON.object(["code": .string($0.code), "now": .integer(now.milliseconds)])) }
      ?? (200, answer(act))
    return [
      "step": act["step"] ?? .null, "status": .integer(Int64(status)), "answer": body, "chance": .number(1),
      "began": .integer(0), "ended": .integer(20),
    ]
  }
}

extension Phone {
  /// As Web/account.js would, until nothing more is asked but to wait.
  func exchange(with log: PlayedLog, beforeEach look: () -> Void = {}) {
    while !acts.isEmpty {
      look()
      let act = acts.removeFirst()
      switch act["act"]?.string {
      case "open":
        hear(
          account: "here", ["can": .object(["sealing": .bool(true)]), "profile": profile])
      case "lock":
        tellStored(isAnswer: false)
        let there = (act["copies"]?.array ?? []).filter { key in key.integer.map { journal[$0] != nil } ?? false }
        hear(
          account: "locked",
          [
            "step": act["step"] ?? .null, "ledger": ledger.map { .string($0) } ?? .null,
            "drawn": drawing.map { .string($0) } ?? .null, "there": .array(there),
          ])
      case "draw": drawFirst(of: log, act)
      case "keepDrawn":
        log.keep(act)
        drawing = act["drawn"]?.string
      case "pull": hear(account: "pulled", log.answered(act, log.pull))
      case "push": hear(account: "pushed", log.answered(act, log.push))
      case "store": store(act)
      default: break
      }
    }
  }

  private func drawFirst(of log: PlayedLog, _ act: JSON) {
    guard let drawn = log.drawn, log.refusal == nil else { return }
    hear(
      account: "drawn",
      [
        "step": act["step"] ?? .null, "texts": .array(drawn.parts.map { .string($0) }), "status": .integer(200),
        "answer": log.page(after: drawn.through, most: 1000),
      ])
  }

  private func store(_ act: JSON) {
    let (isMoved, before) = (act["last"]?.integer != last, last)
    if !isMoved {
      ledger = act["ledger"]?.string
      for (index, record) in (act["records"]?.array ?? []).enumerated() {
        journal[before + 1 + Int64(index)] = record.string
      }
      for key in act["gone"]?.array ?? [] { if let key = key.integer { journal[key] = nil } }
    }
    let isAtHand = !isMoved && seen == before && last > before
    if isAtHand { seen = last } else { tellStored(isAnswer: false, isAmended: act["amended"]?.bool ?? false) }
    hear(
      account: isMoved ? "moved" : "saved",
      ["step": act["step"] ?? .null, "behind": isAtHand ? .integer(before) : .null])
  }

  var profile: JSON { kept["account"].flatMap { try? JSON.parse($0) } ?? .null }

  /// This phone has an account, as one that signed in before.
  func joinAccount() {
    kept["account"] =
      #"{"account":"AAAAAAAAAAAAAAAAAAAAAA","device":"d-\#(device)","name":"\#(device)","session":"in","joined":true}"#
  }
}
