/// Tables of the form that Strong and Hevy export.
package enum Exports {
  package static let strong = #"""
    Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,RPE
    2026-01-15 18:01:12,Push Day,1h 5m,Bench Press (Barbell),W,40,10,0,0,
    2026-01-15 18:01:12,Push Day,1h 5m,Bench Press (Barbell),1,60,10,0,0,
    2026-01-15 18:01:12,Push Day,1h 5m,Bench Press (Barbell),Rest Timer,0,0,0,90,
    2026-01-15 18:01:12,Push Day,1h 5m,Bench Press (Barbell),2,62.5,8,0,0,8
    2026-01-15 18:01:12,Push Day,1h 5m,"Curl, ""strict""",1,20,12,0,0,
    2026-01-15 18:01:12,Push Day,1h 5m,Plank,1,0,0,0,60,
    2026-01-18 07:30:00,Leg Day,48m,Squat (Barbell),1,100,5,0,0,9.5
    2026-01-18 07:30:00,Leg Day,48m,Running (Treadmill),1,0,0,3.2,1200,

    """#

  package static let hevy = #"""
    "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_lbs","reps","distance_miles","duration_seconds","rpe"
    "Upper","5 Mar 2026, 18:00","5 Mar 2026, 19:10","","Bench Press (Barbell)",,"",0,"warmup",40,10,,,
    "Upper","5 Mar 2026, 18:00","5 Mar 2026, 19:10","","Bench Press (Barbell)",0,"felt ""good""
    and strong",1,"normal",80.5,8,,,8.5
    "Upper","5 Mar 2026, 18:00","5 Mar 2026, 19:10","","Bent Over Row (Barbell)",0,"",0,"normal",60,10,,,
    "Upper","5 Mar 2026, 18:00","5 Mar 2026, 19:10","","Plank",,"",0,"failure",,,,60,
    "Upper","5 Mar 2026, 18:00","5 Mar 2026, 19:10","","Bench Press (Barbell)",,"",2,"dropset",50,15,,,
    "Upper","5 Mar 2026, 18:00","5 Mar 2026, 19:10","","Running",,"",0,"normal",,,2,,
    """#

  /// Strong's, with a mark at the beginning and other line ends.
  package static let asWindowsDoes: String = {
    var text = "\u{FEFF}"
    for line in strong.utf8.split(separator: 10) { text += String(decoding: Array(line), as: UTF8.self) + "\r\n" }
    return text
  }()
}

extension String {
  /// Another workout of the same minute, with the heading left out.
  package func replacingPushDay() -> String {
    var lines = utf8.split(separator: 10).map { String(decoding: Array($0), as: UTF8.self) }
    lines.removeFirst()
    return lines.map { line in
      line.utf8.starts(with: "2026-01-15".utf8)
        ? String(decoding: Array(line.utf8.prefix(20)), as: UTF8.self) + "Pull Day"
          + String(decoding: Array(line.utf8.dropFirst(28)), as: UTF8.self) : line
    }.joined(separator: "\n") + "\n"
  }
}
