package import ViewTree

extension Screen {
  /// Records the events that `body` makes on the screen, as the statements that repeat them.
  ///
  /// A click is recorded by its element if a role and a label identify it; other events are recorded by position. If a
  /// recording is already in progress, both contain the events.
  public func record(_ body: () throws -> Void) rethrows -> EventRecording {
    startRecording()
    do { try body() } catch {
      _ = stopRecording()
      throw error
    }
    return stopRecording()
  }

  /// Starts recording the events on the screen, until ``stopRecording()``.
  public func startRecording() {
    recorder = EventRecorder(within: recorder, size: (width, height), time: clock.now.offset)
  }

  /// Stops recording and returns the events since ``startRecording()``; the recording is empty if none was started.
  public func stopRecording() -> EventRecording {
    let lines = recorder?.finish() ?? []
    let size = recorder?.size ?? (width: width, height: height)
    recorder = recorder?.outer
    for line in lines { recorder?.note(.words(line)) }
    return EventRecording(
      lines: lines, width: size.width, height: size.height, options: options)
  }

  func notePoint(_ phase: PointerEvent.Phase, column: Int, row: Int, count: Int) {
    guard let recorder else { return }
    switch phase {
    case .down: recorder.notePress(column: column, row: row, element: recordedElement(column: column, row: row))
    case .drag: recorder.noteDrag(column: column, row: row)
    case .up: recorder.noteRelease(column: column, row: row, count: count)
    case .hover: break
    }
  }

  func noteClick(at point: CGPoint, count: Int) {
    guard let recorder else { return }
    let (column, row) = cell(at: point)
    recorder.noteClick(
      column: column, row: row, element: recordedElement(column: column, row: row), count: count)
  }

  /// Handles an event on an element, and records it by one statement before it.
  func event<T>(_ call: @autoclosure () -> String, of element: Element, _ handle: () throws -> T) rethrows -> T {
    try event(statement(call(), of: element)) {
      recorder?.note(statement(call(), of: element))
      return try handle()
    }
  }

  /// Handles the events that `body` makes on an element or on the screen as one, and records one statement for them.
  func noting<T>(_ call: @autoclosure () -> String, of element: Element?, _ body: () throws -> T) rethrows -> T {
    try event(statement(call(), of: element)) { try recordingOnce(call(), of: element, body) }
  }

  private func recordingOnce<T>(
    _ call: @autoclosure () -> String, of element: Element?, _ body: () throws -> T
  ) rethrows -> T {
    guard let recorder else { return try body() }
    let statement = statement(call(), of: element)
    self.recorder = nil
    defer {
      self.recorder = recorder
      recorder.timePassed(to: clock.now.offset)
    }
    let result = try body()
    recorder.note(statement)
    return result
  }

  /// The query for the control that a click on a cell activates, such as `screen.find(.button, "OK")`.
  ///
  /// `nil` if the exact position matters, as on a slider's track or in a text.
  private func recordedElement(column: Int, row: Int) -> EventStatement.Receiver? {
    let point = middle(column: column, row: row)
    let events = frames.events
    let hit = frames.semantics.all.last { node in
      node.frame.contains(point.insideDrawnCell) && Self.placelessRoles.contains(node.role)
        && node.isTapped(at: point, by: events)
        && events.blocker(of: node, ofClick: true) == nil
    }
    return hit.flatMap(knownReceiver)
  }

  /// The query for an element, by its index among those of its role if nothing else distinguishes it.
  package func receiver(for node: SemanticNode) -> EventStatement.Receiver {
    if let known = knownReceiver(for: node) { return known }
    let same = frames.semantics.nodes(node.role)
    return .role(node.role, index: same.count > 1 ? same.firstIndex { $0.isSame(as: node) } : nil)
  }

  /// The query for an element: the first identifier that no other has, or its role and label with an index if there are several.
  private func knownReceiver(for node: SemanticNode) -> EventStatement.Receiver? {
    let index = frames.semantics
    let id = node.identifiers.first { id in index.all.count { $0.identifiers.contains(id) } == 1 }
    if let id { return .identifier(id) }
    let (role, label) = (node.role, node.label)
    if label.isEmpty { return nil }
    let same = index.nodes(role, label)
    if same.count == 1 { return .label(role, label, index: nil) }
    return same.firstIndex { $0.isSame(as: node) }.map { .label(role, label, index: $0) }
  }

  /// The roles of elements that react alike to a click at any of their points.
  private static let placelessRoles: Set<Role> = [
    .button, .toggle, .link, .menu, .menuItem, .disclosureGroup, .tab, .picker,
  ]
}

extension Role {
  private static let named: Set<Role> = [
    .toggle, .button, .link, .menu, .menuItem, .disclosureGroup, .datePicker, .colorPicker, .picker, .textField,
    .slider, .stepper, .progress, .image, .staticText, .heading, .list, .table, .group, .section, .tab, .navigationBar,
    .alert, .confirmationDialog, .sheet, .popover,
  ]

  /// The role as Swift code.
  package var code: String { Self.named.contains(self) ? ".\(self)" : "Role(\(description.swiftLiteral))" }
}

extension String {
  /// The text as a Swift literal; invisible characters and those that change the direction of text are escaped.
  nonisolated package var swiftLiteral: String {
    debugDescription.escaping { $0.properties.generalCategory == .format && !Self.joiners.contains($0) }
  }

  /// The scalars that join several characters into one.
  nonisolated private static let joiners: Set<Unicode.Scalar> = ["\u{200C}", "\u{200D}"]
}
