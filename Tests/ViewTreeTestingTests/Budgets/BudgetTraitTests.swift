import Testing

@testable import TextBackend
@testable import ViewTreeTesting

@MainActor @Suite(.budget(evaluations: 2, unneeded: 3)) struct BudgetTraitTests {
  struct Pair: View {
    @State private var count = 0
    var body: some View {
      Button("Add") { count += 1 }
      Label(count: count)
    }
  }

  struct Label: View {
    let count: Int
    var body: some View { Text("fixed") }
  }

  /// The failures of a body under some traits, the outer one first.
  private func failures(_ traits: [BudgetTrait], _ body: @escaping @MainActor @Sendable () async throws -> Void) async
    -> [String]
  {
    let budget = traits.reduce(EventBudget()) { $0.replaced(by: $1.budget) }
    BudgetedTest.observesScreens
    let observer = BudgetObserver()
    await BudgetedTest.$observer.withValue(observer) { try? await body() }
    let messages = Locked<[String]>([])
    withKnownIssue(isIntermittent: true) {
      budget.expect(observer)
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return messages.withLock { $0 }
  }

  @Test func `an event beyond the budget fails the test, with its name and the table`() async throws {
    let tapping: @MainActor @Sendable () async throws -> Void = {
      let screen = Screen(width: 20) { Pair() }
      try screen.find(.button, "Add").tap()
      await Task.yield()
      try screen.find(.button, "Add").tap()
    }
    expectEqual(await failures([.budget(evaluations: 4, unneeded: 2)], tapping), [])
    let words = try #require(await failures([.budget(evaluations: 1)], tapping).first)
    expectText(
      words,
      startsWith: "Over the budget of each event, which the trait .budget sets:\n"
        + "  tap button \"Add\": 4 evaluations, but the budget is 1\n"
        + "  tap button \"Add\": 4 evaluations, but the budget is 1\n\ntap button \"Add\"")
    let unneeded = try #require(await failures([.budget(evaluations: 9, unneeded: 0)], tapping).first)
    expectText(unneeded, contains: "tap button \"Add\": 2 unneeded evaluations, but the budget is 0")
  }

  @Test(arguments: [(9, ""), (10, ""), (11, "\n  and 1 more event"), (12, "\n  and 2 more events")])
  func `at most 10 events are named`(count: Int, end: String) async {
    let words = await failures([.budget(evaluations: 1)]) {
      let screen = Screen(width: 20) { Pair() }
      for _ in 0..<count { try screen.find(.button, "Add").tap() }
    }
    let line = "\n  tap button \"Add\": 4 evaluations, but the budget is 1"
    expectEqual(
      words.map { $0.components(separatedBy: "\n\n")[0] },
      [
        "Over the budget of each event, which the trait .budget sets:"
          + String(repeating: line, count: min(count, 10)) + end
      ])
  }

  @Test func `the limits of an inner trait replace the outer ones, each for itself`() {
    let (outer, inner) = (EventBudget(evaluations: 9, unneeded: 0), EventBudget(evaluations: 2))
    expectEqual(outer.replaced(by: inner), EventBudget(evaluations: 2, unneeded: 0))
    expectEqual(inner.replaced(by: outer), outer)
  }

  @Test(.budget(evaluations: 4)) func `the first mount, and screens of other tests, do not count`() async {
    let other = Screen(width: 20) { Pair() }
    let words = await failures([.budget(evaluations: 0)]) {
      _ = Screen(width: 20) { Pair() }
      try other.find(.button, "Add").tap()
    }
    expectEqual(words, [])
  }

  @Test func `a test is observed by its suite`() {
    #expect(BudgetedTest.observer != nil && BudgetTrait.budget(evaluations: 1).isRecursive)
  }

  @MainActor @Suite(.budget(evaluations: 1)) struct Inner {
    /// Passes only with the limits of the test: four evaluations, two of them unneeded.
    @Test(.budget(evaluations: 4), arguments: [1, 2]) func `within the innermost budget`(taps: Int) throws {
      let screen = Screen(width: 20) { Pair() }
      for _ in 0..<taps { try screen.find(.button, "Add").tap() }
    }
  }
}
