// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
import Kernel

extension ShareWords {
  var rest: String { text(1066) }
  var shortRest: String { text(1067) }
  var warmUp: String { text(1068) }
  var drop: String { text(1069) }
  var failure: String { text(1070) }
  var reps: String { text(1071) }
  static var everyRest: TextKeys { TextKeys("rest|descanso|repos") }
  static var everyShortRest: TextKeys { TextKeys("short rest|descanso corto|repos court") }
  static var everyWarmUp: TextKeys { TextKeys("warm|calentamiento|echauffement") }
  static var everyDrop: TextKeys { TextKeys("drop|descendente|degressive") }
  static var everyFailure: TextKeys { TextKeys("failure|fallo|echec") }
  static var everyReps: TextKeys { TextKeys("reps|rep") }
}
