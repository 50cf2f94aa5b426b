/// The views of one `@FocusState`, by the value that each stands for.
@MainActor final class FocusGroup {
  let cell: FocusCell
  private var views: [AnyHashable: [WeakView]] = [:]
  private(set) var rule: Computed<AnyHashable>?

  private struct WeakView {
    weak var view: (any FocusedView)?
  }

  /// `changed` is called in each update in which the state's value changes, and in the first one.
  init(_ cell: FocusCell, in graph: Graph, changed: @escaping @MainActor (FocusGroup) -> Void) {
    self.cell = cell
    rule = Computed(
      in: graph, subgraph: graph.root, isObserver: true, label: .plain("focus"), isEqual: ==
    ) { [unowned self] in
      let value = self.cell.value
      onMainActor((self, changed)) { $1($0) }
      return value
    }
  }

  var isEmpty: Bool { views.isEmpty }

  func add(_ view: any FocusedView) { views[view.focusValue, default: []].append(WeakView(view: view)) }

  func remove(_ view: any FocusedView) {
    views[view.focusValue]?.removeAll { $0.view == nil || $0.view === view }
    if views[view.focusValue]?.isEmpty == true { views[view.focusValue] = nil }
  }

  /// The views that stand for the state's value; empty if the focus is to be in none.
  var wanted: [any FocusedView] { views[cell.value, default: []].compactMap(\.view) }

  /// Whether the state's value means that none of the views has the focus.
  var wantsNone: Bool { cell.value == cell.none }

  /// All views of the state.
  var all: [any FocusedView] { views.values.flatMap { $0.compactMap(\.view) } }

  func end() {
    rule?.dispose()
    rule = nil
  }
}
