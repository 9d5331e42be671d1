import Accounts
import HTTPTypes
import Hummingbird

extension PlainPage {
  /// Where a person says who they are.
  static let app = "/settings/account"

  /// What goes wrong is said to a person: who is here came by a link, and no program of ours reads what is answered.
  static func said(
    _ request: Request, _ context: SiteContext, _ assets: Assets, _ work: () async throws -> Response
  ) async throws -> Response {
    let problem: Problem
    let trouble: ProviderWords.Trouble
    do {
      return try await work()
    } catch let error as AccountError {
      problem = Problem(error, context)
      trouble = if case .openID(let refusal) = error { .refused(refusal) } else { .other(problem) }
    } catch let error as Problem {
      problem = error
      trouble = .other(problem)
    }
    let chosen = Chosen(request)
    let words = ProviderWords(language: chosen.language)
    let page = PlainPage(
      chosen: chosen, title: words.title(trouble), paragraphs: words.paragraphs(trouble), link: (app, words.back))
    var response = page.ready(assets, status: problem.status).response(from: request, context: context)
    if let seconds = problem.retryAfter { response.headers[.retryAfter] = String(seconds) }
    return response
  }
}
