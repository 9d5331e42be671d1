import Feeds
import Foundation
import Kernel
import Logging

/// The imported timetable in the data folder: what is there, and how a newer one gets there.
struct StaticSet: Sendable {
  var folder: String
  var source: ServerPlan.TimetableSource?
  var clock: @Sendable () -> Instant
  var logger: Logger

  /// What an earlier import left; nil where there is none or it can't be used, which is said.
  func load() -> StaticImport.Loaded? {
    do {
      return try StaticImport.load(from: folder)
    } catch .noIndex {
      return nil
    } catch {
      logger.error("\(error.sentence)")
      return nil
    }
  }

  /// Reads the zip and puts it in place of the old index. Takes up to a second of one core, off the others' threads.
  func take(zip: String) async -> StaticImport.Loaded? {
    let folder = folder
    let result = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          returning: Result { () throws(ImportError) in
            let report = try StaticImport.run(zip: zip, into: folder)
            return (report, try StaticImport.load(from: folder))
          })
      }
    }
    switch result {
    case .success(let (report, loaded)):
      logger.notice("Imported \(report.agency): \(report.stations) stations, \(report.trips) trips.")
      return loaded
    case .failure(let error):
      logger.error("The timetable stays as it was. \(error.sentence)")
      return nil
    }
  }
}
