package import Kernel

/// What the bank's facts are called. In English these are the source table's words; names of exercises stay as they are.
package struct BankWords: Words, Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  package static let english = BankWords(.en)

  package func equipment(_ equipment: Equipment) -> String {
    switch equipment {
    case .bodyweight: say("bodyweight", "poids du corps")
    case .barbell: say("barbell", "barre")
    case .dumbbell: say("dumbbell", "haltère")
    case .kettlebell: "kettlebell"
    case .cable: say("cable", "poulie")
    case .machine: "machine"
    case .smithMachine: say("smith machine", "barre guidée")
    case .band: say("band", "élastique")
    case .ezBar: say("EZ bar", "barre EZ")
    case .trapBar: say("trap bar", "barre hexagonale")
    case .plate: say("plate", "disque")
    case .landmine: say("landmine", "barre pivotante")
    case .medicineBall: say("medicine ball", "médecine-ball")
    case .exerciseBall: say("exercise ball", "ballon de gym")
    case .foamRoller: say("foam roller", "rouleau de massage")
    case .suspensionTrainer: say("suspension trainer", "sangles de suspension")
    case .weightVest: say("weight vest", "gilet lesté")
    case .cardioMachine: say("cardio machine", "appareil de cardio")
    case .sled: say("sled", "traîneau")
    case .sandbag: say("sandbag", "sac de sable")
    case .strongman: say("strongman", "matériel d’homme fort")
    case .jumpRope: say("jump rope", "corde à sauter")
    case .abWheel: say("ab wheel", "roue abdominale")
    case .battleRopes: say("battle ropes", "cordes ondulatoires")
    case .balanceBoard: say("balance board", "planche d’équilibre")
    case .hurdle: say("hurdle", "haie")
    case .chains: say("chains", "chaînes")
    case .gluteHamDeveloper: say("GHD", "banc à ischio-fessiers")
    case .other: say("other", "autre")
    }
  }

  package func muscle(_ muscle: Muscle) -> String {
    switch muscle {
    case .abdominals: say("abdominals", "abdominaux")
    case .abductors: say("abductors", "abducteurs")
    case .adductors: say("adductors", "adducteurs")
    case .biceps: "biceps"
    case .calves: say("calves", "mollets")
    case .chest: say("chest", "pectoraux")
    case .forearms: say("forearms", "avant-bras")
    case .glutes: say("glutes", "fessiers")
    case .hamstrings: say("hamstrings", "ischio-jambiers")
    case .hipFlexors: say("hip flexors", "fléchisseurs de la hanche")
    case .lats: say("lats", "grands dorsaux")
    case .lowerBack: say("lower back", "bas du dos")
    case .middleBack: say("middle back", "milieu du dos")
    case .neck: say("neck", "cou")
    case .quadriceps: "quadriceps"
    case .shoulders: say("shoulders", "épaules")
    case .traps: say("traps", "trapèzes")
    case .triceps: "triceps"
    }
  }

  package func force(_ force: Force) -> String {
    switch force {
    case .pull: say("pull", "tirer")
    case .push: say("push", "pousser")
    case .hold: say("static", "tenir")
    }
  }

  package func mechanic(_ mechanic: Mechanic) -> String {
    mechanic == .compound ? say("compound", "polyarticulaire") : say("isolation", "monoarticulaire")
  }

  package func level(_ level: Level) -> String {
    switch level {
    case .beginner: say("beginner", "débutant")
    case .intermediate: say("intermediate", "intermédiaire")
    case .expert: say("expert", "expert")
    }
  }

  package func category(_ category: Category) -> String {
    switch category {
    case .strength: say("strength", "renforcement")
    case .stretching: say("stretching", "étirement")
    case .plyometrics: say("plyometrics", "pliométrie")
    case .powerlifting: say("powerlifting", "force athlétique")
    case .weightlifting: say("weightlifting", "haltérophilie")
    case .strongman: say("strongman", "homme fort")
    case .cardio: "cardio"
    case .technique: "technique"
    }
  }

  package func measurement(_ measurement: Measurement) -> String {
    switch measurement {
    case .weightAndReps: say("weight and reps", "poids et répétitions")
    case .reps: say("reps", "répétitions")
    case .addedWeightAndReps: say("added weight and reps", "lest et répétitions")
    case .assistedReps: say("assisted reps", "répétitions assistées")
    case .time: say("time", "durée")
    case .weightAndTime: say("weight and time", "poids et durée")
    case .distance: say("distance and time", "distance et durée")
    case .weightAndDistance: say("weight and distance", "poids et distance")
    }
  }
}
