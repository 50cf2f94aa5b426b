/// The limits of each event in a test.
struct EventBudget: Equatable, Sendable {
  var evaluations: Int?
  var unneeded: Int?

  /// Returns the limits of an inner trait, and those that it does not set.
  func replaced(by inner: EventBudget) -> EventBudget {
    EventBudget(evaluations: inner.evaluations ?? evaluations, unneeded: inner.unneeded ?? unneeded)
  }

  /// Fails the running test, once for each screen, if an event of a screen exceeded the budget.
  @MainActor func expect(_ observer: BudgetObserver) {
    for (place, trace) in observer.finish() {
      let excesses = trace.events.compactMap(excess)
      guard !excesses.isEmpty else { continue }
      let shown = excesses.prefix(Self.shownCount).joined(separator: "\n  ")
      let left = excesses.count - Self.shownCount
      let more = left > 0 ? "\n  and \(left) more event\(left == 1 ? "" : "s")" : ""
      recordFailure(
        failure("Over the budget of each event, which the trait .budget sets:\n  \(shown)\(more)", trace),
        at: place)
    }
  }

  private static let shownCount = 10

  private func excess(of event: InvalidationTrace.Event) -> String? {
    var words: [String] = []
    if let evaluations, event.evaluations > evaluations {
      words.append("\(EventCost.evaluations.words(event.evaluations)), but the budget is \(evaluations)")
    }
    if let unneeded, event.unneeded > unneeded {
      words.append("\(EventCost.unneeded.words(event.unneeded)), but the budget is \(unneeded)")
    }
    if words.isEmpty { return nil }
    return (event.name.isEmpty ? "outside of events" : event.name) + ": " + words.joined(separator: "; ")
  }
}
