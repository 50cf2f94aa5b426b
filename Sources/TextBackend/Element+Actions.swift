public import ViewTree

extension Element {
  /// Clicks the element, or the first part of it that reacts to a click.
  ///
  /// If the element distinguishes single from multiple taps, virtual time advances until the tap counts as a single
  /// one. Throws if the element is disabled, hidden, outside of the screen, covered, or does not react.
  public func tap(fileID: StaticString = #fileID, line: UInt = #line) throws {
    try requireEnabled("tapped", byClick: true, fileID: fileID, line: line)
    if node.isUndrawn {
      return screen.event("tap()", of: self) { screen.frames.handle(for: "\(name) (tapped)") { node.trigger() } }
    }
    if node.tapTarget == nil, let action = node.namedActions.first(where: { $0.name == "default" }) {
      return screen.event("tap()", of: self) { screen.frames.handle(for: "\(name) (tapped)") { action.perform() } }
    }
    guard let target = node.tapTarget else {
      throw refusal("tapped", Self.passiveReason, fileID: fileID, line: line)
    }
    guard target.reactsToTap else { return try tapGesture(fileID: fileID, line: line) }
    guard let point = target.point(by: screen.frames.events) else {
      let passed =
        "clicks pass through it; look for allowsHitTesting(false) or a clip shape on it and the views around it"
      let reason = obstacle(of: target, by: screen.frames.events) ?? passed
      throw refusal("tapped", reason, fileID: fileID, line: line)
    }
    tap(point, count: target.count)
  }

  /// Clicks an element whose gestures decide only during the click whether they react.
  private func tapGesture(fileID: StaticString, line: UInt) throws {
    let point = try reachablePoint("tapped", fileID: fileID, line: line)
    guard screen.frames.events.hasUse(for: { tap(point, count: 1) }) else {
      throw refusal("tapped", Self.passiveReason, fileID: fileID, line: line)
    }
  }

  private func tap(_ point: CGPoint, count: Int) {
    screen.noting("tap()", of: self) {
      screen.frames.whileNamed("tap \(name)") {
        screen.tap(point, count: count)
      }
    }
  }

  /// Performs a named action: the name given to `accessibilityAction` and similar modifiers, or `default`, `escape`,
  /// `magicTap`, `delete`, `showMenu`.
  ///
  /// Throws if the element is disabled, or has no such action.
  public func perform(_ action: String, fileID: StaticString = #fileID, line: UInt = #line) throws {
    try requireEnabled("used by \"\(action)\"", fileID: fileID, line: line)
    guard let found = node.namedActions.first(where: { $0.name == action }) else {
      let names = actions.map { "\"\($0)\"" }.joined(separator: ", ")
      throw ElementError(
        "\(name) has no action \"\(action)\"; "
          + (names.isEmpty ? "add one with accessibilityAction(named:)" : "its actions are \(names)"), fileID: fileID,
        line: line
      )
    }
    screen.event("perform(\(action.swiftLiteral))", of: self) {
      screen.frames.handle(for: "\(name) (\(action))") { found.perform() }
    }
  }

  /// Throws if the element is gone, or a presentation keeps events from it.
  ///
  /// `byClick`: the action is a click, which beside an open menu or popover only closes that.
  func requireShown(_ done: String, byClick: Bool = false, fileID: StaticString, line: UInt) throws {
    guard node.isShown else {
      throw refusal(done, Self.removedReason, fileID: fileID, line: line)
    }
    if let blocker = screen.frames.events.blocker(of: node, ofClick: byClick) {
      throw refusal(done, "it is behind \(blocker.name); \(blocker.remedy)", fileID: fileID, line: line)
    }
  }

  func requireEnabled(_ done: String, byClick: Bool = false, fileID: StaticString, line: UInt) throws {
    try requireShown(done, byClick: byClick, fileID: fileID, line: line)
    guard isEnabled else {
      let reason =
        node.disabledReason.map { ", because \($0)" } ?? "; look for disabled(_:) on it and the views around it"
      throw refusal(done, "it is disabled\(reason)", fileID: fileID, line: line)
    }
  }

  /// Returns the error for an action that is not possible; `done` is its participle, such as `tapped`.
  func refusal(_ done: String, _ reason: String, fileID: StaticString, line: UInt) -> ElementError {
    ElementError("\(name) cannot be \(done): \(reason)", fileID: fileID, line: line)
  }

  private static let passiveReason = "nothing in it reacts to a tap; use a Button or onTapGesture"
  static let removedReason = "it is no longer on the screen; find it again"

  /// Increases the value by one step.
  ///
  /// Throws if the element is disabled, or has no steps.
  public func increment(fileID: StaticString = #fileID, line: UInt = #line) throws {
    try perform(
      \.increment, "incremented", by: "a slider or stepper", as: "increment()", fileID: fileID, line: line
    ) { $0() }
  }

  /// Decreases the value by one step.
  ///
  /// Throws if the element is disabled, or has no steps.
  public func decrement(fileID: StaticString = #fileID, line: UInt = #line) throws {
    try perform(
      \.decrement, "decremented", by: "a slider or stepper", as: "decrement()", fileID: fileID, line: line
    ) { $0() }
  }

  /// Taps the element unless it is expanded.
  ///
  /// Throws if the element is disabled, or cannot be expanded.
  public func expand(fileID: StaticString = #fileID, line: UInt = #line) throws {
    try setExpanded(true, fileID: fileID, line: line)
  }

  /// Taps the element if it is expanded.
  ///
  /// Throws if the element is disabled, or cannot be expanded.
  public func collapse(fileID: StaticString = #fileID, line: UInt = #line) throws {
    try setExpanded(false, fileID: fileID, line: line)
  }

  private static let expandables = "a disclosureGroup, menu or colorPicker"

  private func setExpanded(_ expanded: Bool, fileID: StaticString, line: UInt) throws {
    guard node.isExpanded != nil else {
      throw refusal("expanded or collapsed", "it is a \(role); use \(Self.expandables)", fileID: fileID, line: line)
    }
    guard isExpanded != expanded else { return }
    guard node.actions.setExpanded != nil else { return try tap(fileID: fileID, line: line) }
    try perform(
      \.setExpanded, expanded ? "expanded" : "collapsed", by: Self.expandables,
      as: expanded ? "expand()" : "collapse()", fileID: fileID,
      line: line
    ) { $0(expanded) }
  }

  /// Opens the context menu of the element or of a view around it, like a long press or a secondary click.
  ///
  ///     try screen.find(.staticText, "Apple").openContextMenu()
  ///     try screen.find(.menuItem, "Delete").tap()
  ///
  /// Throws if the element is disabled, or has no menu.
  public func openContextMenu(fileID: StaticString = #fileID, line: UInt = #line) throws {
    try requireEnabled("opened as a menu", byClick: true, fileID: fileID, line: line)
    let isOpen = screen.event("openContextMenu()", of: self) {
      screen.frames.handle(for: "\(name) (menu)") { node.openContextMenu() }
    }
    guard isOpen else {
      throw ElementError("\(name) has no context menu; add one with contextMenu { … }", fileID: fileID, line: line)
    }
  }

  /// Chooses an option by its label.
  ///
  /// A picker is set without opening its menu; if the menu is open, it is closed. The menu of a menu button is opened if
  /// necessary, and its item is tapped.
  ///
  /// Throws if the element is disabled, or has no such option; the error lists the elements on the screen.
  public func select(_ option: String, fileID: StaticString = #fileID, line: UInt = #line) throws {
    try requireEnabled("set", fileID: fileID, line: line)
    if node.actions.selectOption != nil {
      return try perform(
        \.selectOption, "set", by: Self.choosers, as: "select(\(option.swiftLiteral))", fileID: fileID, line: line
      ) {
        try $0(option)
        screen.frames.events.closeMenu(of: node)
      }
    }
    guard node.isExpanded != nil || role == .picker || role == .menu else {
      throw ElementError("\(name) has no options: it is a \(role); use \(Self.choosers)", fileID: fileID, line: line)
    }
    try screen.event(screen.statement("select(\(option.swiftLiteral))", of: self)) {
      try choose(option, fileID: fileID, line: line)
    }
  }

  private func choose(_ option: String, fileID: StaticString, line: UInt) throws {
    if node.isExpanded == false { try expand(fileID: fileID, line: line) }
    let options = screen.descendants.filter { [.menuItem, .toggle, .button].contains($0.role) && $0.label == option }
    guard let item = options.last else {
      let problem = ElementQuery.label(.menuItem, option).problem([], among: screen.descendants, in: "on the screen")
      throw screen.error("\(name) has no option \"\(option)\": \(problem)", fileID: fileID, line: line)
    }
    try item.tap(fileID: fileID, line: line)
  }

  private static let choosers = "a picker or menu"

  /// Chooses a date.
  ///
  /// Throws if the element is disabled or is no date picker, or if the date is outside the picker's range.
  public func select(_ date: Date, fileID: StaticString = #fileID, line: UInt = #line) throws {
    let seconds = date.timeIntervalSinceReferenceDate
    try perform(
      \.selectDate, "set to a date", by: "a datePicker", as: "select(Date(timeIntervalSinceReferenceDate: \(seconds)))",
      fileID: fileID,
      line: line
    ) { try $0(date) }
  }

  /// Gives the element the focus and presses a key for each character.
  ///
  /// Throws if the element is disabled, does not take the focus, or handles none of the keys.
  public func type(_ text: String, fileID: StaticString = #fileID, line: UInt = #line) throws {
    let isUsed = try screen.noting("type(\(text.swiftLiteral))", of: self) {
      try takeFocus("typed into", fileID: fileID, line: line)
      return screen.hasUse(forTyped: text)
    }
    guard isUsed || text.allSatisfy(\.isNewline) else {
      throw refusal(
        "typed into", "nothing in it handles \(text.swiftLiteral); use a textField or onKeyPress", fileID: fileID,
        line: line)
    }
  }

  private func perform<A>(
    _ action: KeyPath<SemanticNode.Actions, A?>, _ done: String, by able: String, as statement: String,
    fileID: StaticString, line: UInt, _ body: (A) throws -> Void
  ) throws {
    try requireEnabled(done, fileID: fileID, line: line)
    guard let action = node.actions[keyPath: action] else {
      throw refusal(done, "it is a \(role); use \(able)", fileID: fileID, line: line)
    }
    do {
      try screen.event(statement, of: self) {
        try screen.frames.handle(for: "\(name) (\(done))") { try body(action) }
      }
    } catch let error as ActionError {
      throw ElementError("\(name): \(error.description)", fileID: fileID, line: line)
    }
  }
}
