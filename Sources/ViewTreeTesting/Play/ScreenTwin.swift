internal import SnapshotReview

// The comparison of a screen with its twin, which is mounted anew in the same state.

extension Screen {
  /// Returns a screen with the same view in the same state; `nil` for a closed screen.
  ///
  /// Objects and stores are shared. The values of states are copied if the rules say so; then no action of a view runs.
  func twin(_ rules: PlayRules = PlayRules()) -> Screen? { view.map { mountTwin($0, rules) } }

  private func mountTwin<V: View>(_ view: V, _ rules: PlayRules) -> Screen {
    var options = options
    options.states = rules.copiesStates ? frames.viewStates(isStill: true) : nil
    options.recordsFilm = false
    options.clock = options.clock ?? clock
    (options.appStorage, options.sceneStorage) = frames.stores
    options.allowsIssues = true
    let twin = Screen(view, width: width, height: height, options: options)
    if rules.scrolls { twin.frames.scroll(like: frames) } else { twin.frames.expectRows(like: frames) }
    if !rules.copiesStates {
      // A row that the window left presents on the screen that had built it.
      twin.closeUnseenPresentations()
      twin.frames.focusBelowPopups(like: frames)
      twin.openMenus(like: self, scrolls: rules.scrolls)
    }
    twin.frames.focus(like: frames)
    // An editor scrolls to its caret when it gets the focus; on the other screen the caret may be out of sight by now.
    if rules.scrolls { twin.frames.scroll(like: frames) }
    twin.frames.keepRows(like: frames)
    return twin
  }

  /// Returns the first difference from a screen that should look the same; `nil` if there is none.
  func difference(from twin: Screen) -> String? {
    textDifference(render(.cells), twin.render(.cells))
      ?? textDifference(comparableSemantics, twin.comparableSemantics)
      ?? textDifference(frames.comparableTree, twin.frames.comparableTree) ?? formatDifference(from: twin)
  }

  /// Compares the formats with more than cells; not over lazy rows, whose lengths are estimates.
  private func formatDifference(from twin: Screen) -> String? {
    guard !frames.hasLazyWindow else { return nil }
    for format in [.semantics, .text, .html] as [SnapshotFormat] {
      if let fault = textDifference(render(format), twin.render(format)) { return "\(format): \(fault)" }
    }
    return textDifference(placedTree, twin.placedTree).map { "tree: \($0)" }
  }

  /// Returns the difference between the picture as drawn step by step and as drawn anew; `nil` if there is none.
  package func drawingDifference() -> String? {
    let drawn = render(.cells)
    frames.drawAll()
    return textDifference(drawn, render(.cells))
  }

  private func textDifference(_ live: String, _ fresh: String) -> String? {
    live == fresh ? nil : UnifiedDiff(from: Array(fresh.utf8), to: Array(live.utf8)).description
  }

  /// The format `.tree` without elements that have no place, because a twin has not made them yet.
  var placedTree: String {
    render(.tree).split(separator: "\n").filter { !$0.contains(" (not placed)") }.joined(separator: "\n")
  }

  /// The published elements, without those of lazy rows outside the window.
  var comparableSemantics: String { elements.map { $0.lines(indent: 0) }.joined() }

  // MARK: Presentations

  /// The open menus that a twin has: without those of lazy rows outside the window.
  var openMenus: [Element] { descendants.filter { $0.role == .menu && $0.isExpanded && $0.node.isSeen } }

  /// Whether a presentation is open that a twin would not open.
  var hasUnseenPresentations: Bool {
    frames.presentationCount > 0 && frames.hasUnseenPresentations(openMenus: openMenus.count)
  }

  /// Closes the presentations that a twin would not open.
  func closeUnseenPresentations() {
    while hasUnseenPresentations {
      let count = frames.presentationCount
      press(.escape)
      // Escape does not close a cover, but a button in it does.
      if frames.presentationCount == count { try? findAll(.button, "Done").last?.tap() }
      if frames.presentationCount == count { return }
    }
  }

  /// Opens the menus that are open on another screen, the outer before the inner.
  ///
  /// `scrolls`: whether to scroll the menus too, because a menu that is higher than its window follows the focus.
  func openMenus(like other: Screen, scrolls: Bool) {
    for menu in other.openMenus {
      // Several may have the same frame, as in a `ZStack`: the one with the same number among them is opened.
      func same(on screen: Screen) -> [Element] {
        screen.descendants.filter {
          $0.role == .menu && $0.identifiers == menu.identifiers && $0.frame == menu.frame
        }
      }
      let (rank, candidates) = (same(on: other).firstIndex { $0.node.id == menu.node.id }, same(on: self))
      if let rank, rank < candidates.count, !candidates[rank].isExpanded { candidates[rank].openAnywhere() }
      if scrolls { frames.scroll(like: other.frames) }
    }
  }
}

extension Element {
  /// Opens a menu, even if it is out of sight or covered.
  fileprivate func openAnywhere() { screen.frames.handle { node.tapAnywhere() } }

  fileprivate func lines(indent: Int) -> String {
    guard node.isSeen else { return "" }
    let states = [isEnabled ? "" : "disabled", isExpanded ? "expanded" : "", isFocused ? "focused" : ""]
    let line = "\(role) \"\(label)\" \(value ?? "") \(states.joined()) \(node.identifiers)"
    return ([String(repeating: " ", count: indent) + line + "\n"] + children.map { $0.lines(indent: indent + 1) })
      .joined()
  }
}

extension Duration {
  /// Returns a random duration within an animation: zero, up to a nanosecond, up to a frame, or up to 0.2 seconds.
  static func oddMoment(using random: inout SplitMix) -> Duration {
    let longest = [0, 1, 17_000_000, 200_000_000, 200_000_000, 200_000_000].randomElement(using: &random)!
    return .nanoseconds(Int.random(in: 0...longest, using: &random))
  }
}
