import Feeds
import Foundation
import Kernel
import Logging

/// The imported timetable in an agency's folder: what is there, and how a newer one gets there.
struct StaticSet: Sendable {
  var folder: String
  var source: TimetableSource?
  /// In place of the timetable's own.
  var zone: String?
  /// Sent where it is asked for.
  var headers = SecretHeaders()
  var clock: @Sendable () -> Instant
  var logger: Logger

  /// What an earlier import left; nil where there is none or it can't be used, which is said.
  func load() -> StaticImport.Loaded? {
    do {
      return try StaticImport.load(from: folder)
    } catch .noIndex {
      SetOrigin.forget(in: folder)
      return nil
    } catch {
      SetOrigin.forget(in: folder)
      logger.error("\(error.sentence)")
      return nil
    }
  }

  /// Reads the zip, in a process of its own, and puts it in place of the old index; in another one draws the map.
  func take(zip: String) async -> StaticImport.Loaded? {
    let (folder, zone, logger, now) = (folder, zone, logger, clock())
    let result = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          returning: Result { () throws(Failure) in
            _ = try ConfinedImport.run(zip: zip, into: folder, now: now, zone: zone)
            do throws(Failure) {
              _ = try ConfinedImport.run(.map, zip: zip, into: folder, now: now)
            } catch {
              logger.warning("The map goes straight from stop to stop. \(error.sentence)")
            }
            do throws(ImportError) {
              return try StaticImport.load(from: folder)
            } catch {
              throw Failure(error.sentence)
            }
          })
      }
    }
    switch result {
    case .success(let loaded):
      let set = loaded.summary
      logger.notice("Imported \(set.agency): \(set.stations) stations, \(set.trips) trips.")
      return loaded
    case .failure(let failure):
      logger.error("The timetable stays as it was. \(failure.sentence)")
      return nil
    }
  }
}
