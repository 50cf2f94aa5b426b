#if canImport(Testing)
  public import Testing

  /// A trait that limits the evaluations of each event in a test; see `Trait.budget(evaluations:unneeded:)`.
  public struct BudgetTrait: TestTrait, SuiteTrait, TestScoping {
    let budget: EventBudget

    /// True: the trait applies to all tests of a suite, and of the suites inside.
    public var isRecursive: Bool { true }

    /// Runs a test, and then compares the events of its screens with the budget.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      // The innermost trait observes the screens; each trait knows the limits of all.
      let budget = test.traits.compactMap { ($0 as? BudgetTrait)?.budget }.reduce(EventBudget()) { $0.replaced(by: $1) }
      BudgetedTest.observesScreens
      let observer = BudgetObserver()
      let result: Result<Void, any Error> = await BudgetedTest.$observer.withValue(observer) {
        do { return .success(try await function()) } catch { return .failure(error) }
      }
      await budget.expect(observer)
      try result.get()
    }
  }

  extension Trait where Self == BudgetTrait {
    /// Returns a trait that limits what each event may cost in a test, or in all tests of a suite.
    ///
    ///     @MainActor @Suite(.budget(evaluations: 12, unneeded: 0)) struct SettingsTests { … }
    ///
    /// An event is a tap, a key, a movement of the pointer or a passage of time; assignments outside of events count as
    /// an event too. The first mount of a screen does not count. All screens that a test creates are observed, in the
    /// first 1,000 events of each. The limits of a test or an inner suite replace those of an outer suite, each for
    /// itself.
    ///
    /// - Parameters:
    ///   - evaluations: The highest number of evaluations in an event; `nil` is no limit of its own.
    ///   - unneeded: The highest number of unneeded evaluations in an event; `nil` is no limit of its own.
    public static func budget(evaluations: Int? = nil, unneeded: Int? = nil) -> Self {
      Self(budget: EventBudget(evaluations: evaluations, unneeded: unneeded))
    }
  }
#endif
