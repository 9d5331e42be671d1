import Kernel

/// The tariffs that cards can choose from.
package struct Tariffs: Sendable {
  package var all: [Tariff]

  package init(_ all: [Tariff]) { self.all = all }

  /// Nil for one that only a later version knows.
  package func tariff(_ id: String) -> Tariff? {
    for index in all.indices where all[index].id == id { return all[index] }
    return nil
  }

  /// The ones that come with the app. A test reads each of them; a text that can't be read is left out here.
  package static let builtIn: Tariffs = {
    var all: [Tariff] = []
    for text in texts {
      if let tariff = try? Tariff(text: text) { all.append(tariff) }
    }
    return Tariffs(all)
  }()

  package static let texts = [NewYorkTariff.text, LondonTariff.text, FlatTariff.text]
}
