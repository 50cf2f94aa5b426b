internal import TextBackend

/// Traces the events of the screens that a test creates.
final class BudgetObserver: Sendable {
  /// The observer of the screens that a task and its children create.
  @TaskLocal static var current: BudgetObserver?
  /// Begins to pass each new screen to the current observer, once for the process.
  static let observesScreens: Void = Screen.onEach { BudgetObserver.current?.add($0) }

  private struct Observed {
    let place: CallSite
    let endTrace: () -> InvalidationTrace
  }

  @MainActor private var observed: [Observed] = []

  @MainActor private func add(_ screen: Screen) {
    let (fileID, filePath, line, column) = screen.place
    observed.append(
      Observed(
        place: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
        endTrace: screen.beginTrace()))
  }

  /// Ends the traces of the screens, and returns each with the place where its screen was created.
  @MainActor func finish() -> [(place: CallSite, trace: InvalidationTrace)] {
    defer { observed = [] }
    return observed.map { ($0.place, $0.endTrace()) }
  }
}
