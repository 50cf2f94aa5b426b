internal import TextBackend

/// The test whose events have a budget.
enum BudgetedTest {
  /// The observer of the screens that a task and its children create.
  @TaskLocal static var observer: BudgetObserver?
  /// Begins to pass each new screen to the current observer, once for the process.
  static let observesScreens: Void = Screen.onEach { observer?.add($0) }
}

/// Traces the events of the screens that a test creates.
@MainActor final class BudgetObserver {
  private struct Observed {
    let place: CallSite
    let endTrace: () -> InvalidationTrace
  }

  private var observed: [Observed] = []

  nonisolated init() {}

  fileprivate func add(_ screen: Screen) {
    let (fileID, filePath, line, column) = screen.place
    observed.append(
      Observed(
        place: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
        endTrace: screen.beginTrace()))
  }

  /// Ends the traces of the screens, and returns each with the place where its screen was created.
  func finish() -> [(place: CallSite, trace: InvalidationTrace)] {
    defer { observed = [] }
    return observed.map { ($0.place, $0.endTrace()) }
  }
}
