import Kernel

/// What a column of an export holds. Strong has changed its headings over the years and writes them in the phone's
/// language; Hevy's are always the same.
enum ImportColumn: Int, CaseIterable {
  case start, title, end, duration, exercise, superset, order, kind, weight, weightUnit, reps, distance, distanceUnit
  case seconds, effort, notes

  /// By a heading as it stands in the file, and the unit it names in brackets or behind a "_": "Weight (lbs)".
  static func named(_ heading: String) -> (column: ImportColumn, unit: String)? {
    let words = String(decoding: Folding.folded(heading), as: UTF8.self)
    // "duration seconds" is a column of its own, not a duration in seconds.
    for column in allCases {
      for name in column.names.utf8.split(separator: UInt8(ascii: ";")) where words.utf8.elementsEqual(name) {
        return (column, "")
      }
    }
    for column in allCases {
      for name in column.names.utf8.split(separator: UInt8(ascii: ";")) where words.utf8.starts(with: name) {
        let rest = Array(words.utf8.dropFirst(name.count))
        let unit = String(decoding: rest.dropFirst(), as: UTF8.self)
        if rest.first == 0x20, isUnit(unit) { return (column, unit) }
      }
    }
    return nil
  }

  private static func isUnit(_ word: String) -> Bool {
    switch word {
    case "kg", "kgs", "lb", "lbs", "km", "m", "meters", "metres", "mi", "miles", "sec", "seconds": true
    default: false
    }
  }

  /// Folded. Strong's in English, German, French, Spanish, Italian and Portuguese; Hevy's.
  private var names: String {
    switch self {
    case .start: "date;start time;datum;fecha;data"
    case .title:
      "workout name;title;trainingsname;nom de l entrainement;nom de la seance;nombre del entrenamiento"
        + ";nome allenamento;nome do treino"
    case .end: "end time"
    case .duration: "duration;workout duration;dauer;duree;duracion;durata;duracao"
    case .exercise:
      "exercise name;exercise title;name der ubung;ubungsname;nom de l exercice;nombre del ejercicio;nome esercizio"
        + ";nome do exercicio"
    case .superset: "superset id"
    case .order:
      "set order;set index;reihenfolge festlegen;satzreihenfolge;ordre de la serie;orden de serie;ordine serie"
        + ";ordem da serie"
    case .kind: "set type"
    case .weight: "weight;gewicht;poids;peso"
    case .weightUnit: "weight unit;gewichtseinheit;unite de poids;unidad de peso"
    case .reps: "reps;wiederholungen;wdh;wiederh;repetitions;repeticiones;ripetizioni;repeticoes"
    case .distance: "distance;entfernung;distanz;distancia;distanza"
    case .distanceUnit: "distance unit;entfernungseinheit;unite de distance;unidad de distancia"
    case .seconds: "seconds;duration seconds;sekunden;secondes;segundos;secondi"
    case .effort: "rpe"
    case .notes: "notes;exercise notes;notizen;notas;note"
    }
  }
}
