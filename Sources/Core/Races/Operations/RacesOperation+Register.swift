package import Kernel

extension RacesOperation {
  package var register: Register {
    switch self {
    case .categoriesChosen: Register("races.categories")
    case .countriesChosen: Register("races.countries")
    case .countChosen: Register("races.count")
    case .reminderChosen: Register("races.reminder")
    case .followed(let followed): Register("races.followed." + followed.id)
    case .unfollowed(let id): Register("races.followed." + id)
    }
  }
}
