/// The drawings, ours, as strokes on a 24-unit square; colour comes from the text around them.
package enum Icon: Sendable {
  case today, departures, search, near, back, add, added, remove, up, down, handle, offline, failing, clock, sign, close
  case card, history, open, ride, free, score
  case workouts, weights
  case settings, undo, data, account
  case races, horse, harness, greyhound
  case star, more, less, bell, map, whole

  package static func view(_ icon: Icon) -> Node {
    element("svg.icon", Attribute("viewBox", "0 0 24 24"), .aria("hidden", true)) {
      for path in icon.paths { element("path", Attribute("d", path)) }
    }
  }

  private var paths: [String] {
    switch self {
    case .today: ["M4 5h7v8H4z", "M13 5h7v4h-7z", "M13 11h7v8h-7z", "M4 15h7v4H4z"]
    case .departures:
      [
        "M7 4h10a2 2 0 0 1 2 2v9a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a2 2 0 0 1 2-2z", "M5 11h14", "M9 15h.01M15 15h.01",
        "M8 18l-2 3M16 18l2 3",
      ]
    case .search: ["M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14z", "M16 16l5 5"]
    case .near:
      ["M12 21s7-6.2 7-11.2A7 7 0 0 0 5 9.8C5 14.8 12 21 12 21z", "M12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"]
    case .back: ["M15 5l-7 7 7 7"]
    case .add: ["M12 5v14M5 12h14"]
    case .added: ["M5 12.5l5 5L19 7"]
    case .remove: ["M5 7h14", "M9 7V4h6v3", "M7 7l1 13h8l1-13", "M10 11v5M14 11v5"]
    case .up: ["M6 15l6-6 6 6"]
    case .down: ["M6 9l6 6 6-6"]
    case .handle: ["M5 9h14M5 15h14"]
    case .offline:
      [
        "M4 9a13 13 0 0 1 4-2.5M12 5a13 13 0 0 1 8 4M7.5 13a7 7 0 0 1 3-1.7M14.5 11.8A7 7 0 0 1 16.5 13M12 18h.01",
        "M4 3l16 18",
      ]
    case .failing: ["M12 4l9 16H3z", "M12 10v4M12 17h.01"]
    case .clock: ["M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z", "M12 8v4l3 2"]
    case .sign: ["M4 5h16v9H4z", "M12 14v6M8 20h8", "M8 9.5h8"]
    case .close: ["M6 6l12 12M18 6L6 18"]
    case .settings:
      [
        "M4 7h9M19 7h1M4 17h1M11 17h9", "M16 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
        "M8 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
      ]
    case .account: ["M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8z", "M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6"]
    case .undo: ["M4 9h10a5.5 5.5 0 0 1 0 11H8", "M8 5L4 9l4 4"]
    case .data:
      [
        "M12 4c4.4 0 7 1.3 7 3s-2.6 3-7 3-7-1.3-7-3 2.6-3 7-3z", "M5 7v10c0 1.7 2.6 3 7 3s7-1.3 7-3V7",
        "M5 12c0 1.7 2.6 3 7 3s7-1.3 7-3",
      ]
    case .card:
      ["M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-2.5a2.5 2.5 0 0 0 0-5V7a2 2 0 0 1 2-2z", "M10 15h7"]
    case .history: ["M4 12a8 8 0 1 0 2.5-5.8L4 8.5", "M4 4v4.5h4.5", "M12 8v4l3 2"]
    case .open: ["M9 5l7 7-7 7"]
    case .workouts: ["M3 9v6M6 6.5v11M18 6.5v11M21 9v6", "M6 12h12"]
    case .weights: ["M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z", "M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"]
    case .ride: ["M19 12H5", "M11 6l-6 6 6 6"]
    case .races: ["M6 3v18", "M6 4h13l-3.5 4 3.5 4H6"]
    case .horse: ["M8 4C4.5 8 4.5 15 8 20h2.5v-2.5C8 14 8 9 9.5 6zM16 4c3.5 4 3.5 11 0 16h-2.5v-2.5C16 14 16 9 14.5 6z"]
    case .harness:
      ["M9 10a5 5 0 1 1 0 10 5 5 0 0 1 0-10z", "M9 15h.01M9 15l5-7h7", "M7 8h4l1.5 2"]
    case .greyhound:
      [
        "M12 12c2.5 0 5 3 5 5.5 0 2-1.5 2.5-2.5 2.5S13 19 12 19s-1.5 1-2.5 1S7 19.5 7 17.5C7 15 9.5 12 12 12z",
        "M5 11v1.5M9.5 6v2M14.5 6v2M19 11v1.5",
      ]
    case .star: ["M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.8l-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8z"]
    case .more: ["M5 12h.01M12 12h.01M19 12h.01"]
    case .less: ["M5 12h14"]
    case .bell: ["M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15z", "M10.5 21.5h3"]
    case .map: ["M3 6.5l6-2.5 6 2.5 6-2.5v13.5l-6 2.5-6-2.5-6 2.5z", "M9 4v13.5M15 6.5V20"]
    case .whole: ["M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"]
    case .score: ["M5.6 18.4a9 9 0 1 1 12.8 0", "M12 14l4-4"]
    case .free: ["M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z", "M8 12.5l3 3 5.5-6"]
    }
  }
}
