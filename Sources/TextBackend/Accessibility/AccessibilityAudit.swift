internal import ViewTree

/// Applies rules of accessibility to a screen.
@MainActor struct AccessibilityAudit {
  private let screen: Screen
  private let rules: Set<AccessibilityRule>

  init(_ screen: Screen, rules: Set<AccessibilityRule>) {
    self.screen = screen
    self.rules = rules
  }

  /// The findings, from the top of the screen for each rule.
  func findings() -> [AccessibilityFinding] {
    var findings: [AccessibilityFinding] = []
    for rule in AccessibilityRule.allCases where rules.contains(rule) { findings += self.findings(of: rule) }
    return findings
  }

  private func findings(of rule: AccessibilityRule) -> [AccessibilityFinding] {
    switch rule {
    case .name: nameless
    case .duplicate: duplicates(among: screen.elements)
    case .image: unlabelledImages
    case .keyboard: unreachable
    case .focusTrap: focusTraps
    case .target: smallTargets
    case .contrast:
      [ColorScheme.light, .dark].flatMap { scheme in
        screen.drawn(in: scheme) { ContrastAudit(screen, in: scheme).findings() }
      }
    }
  }

  // MARK: Names

  /// The roles of elements that do something, or have a value.
  private static let controls: Set<Role> = [
    .toggle, .button, .link, .menu, .menuItem, .disclosureGroup, .datePicker, .colorPicker, .picker, .textField,
    .slider, .stepper, .progress, .tab,
  ]

  private var nameless: [AccessibilityFinding] {
    screen.descendants.filter { Self.controls.contains($0.role) && $0.label.allSatisfy(\.isWhitespace) }.map {
      finding(
        .name, $0, "has no name",
        "Give it a label, as in \($0.role.example), or write .accessibilityLabel(\"…\") behind it.")
    }
  }

  /// Controls with the role and the name of the element before.
  private func duplicates(among elements: [Element]) -> [AccessibilityFinding] {
    zip(elements, elements.dropFirst()).compactMap { first, second in
      guard Self.controls.contains(first.role), first.role == second.role, first.label == second.label,
        !first.label.isEmpty
      else { return nil }
      return finding(
        .duplicate, second, "has the role and the name of the element before it",
        "Tell them apart: write .accessibilityLabel(\"\(second.label) …\") with what it acts on behind each.")
    } + elements.flatMap { duplicates(among: $0.children) }
  }

  private var unlabelledImages: [AccessibilityFinding] {
    screen.descendants.filter(\.node.isNamedByImage).map { element in
      let name = element.label.swiftLiteral
      return element.role == .image
        ? finding(
          .image, element, "is named after its file or symbol",
          "Write .accessibilityLabel(\"…\") behind the image, or Image(decorative: \(name)) or "
            + ".accessibilityHidden(true) if it says nothing.")
        : finding(
          .image, element, "has no name besides that of its image",
          "Write .accessibilityLabel(\"…\") behind it, or a Label(\"…\", systemImage: \(name)) inside, which "
            + ".labelStyle(.iconOnly) shows as the image.")
    }
  }

  // MARK: The keyboard

  /// The maximum number of stops of Tab that an audit visits.
  private static let stopLimit = 1_000

  /// The stops of Tab; `nil` if there are too many.
  private var stops: [AuditedView]? {
    let stops = screen.frames.events.focusStops(limit: Self.stopLimit + 1)
    return stops.count > Self.stopLimit ? nil : stops
  }

  private var unreachable: [AccessibilityFinding] {
    guard let stops else { return [] }
    return screen.frames.events.tappableViews(besides: stops).map {
      AccessibilityFinding(
        .keyboard, $0, on: screen, "reacts to a tap, but Tab does not reach it",
        "Write Button { … } label: { … } instead of onTapGesture, which .buttonStyle(.plain) shows as it is now, or "
          + ".focusable() and .accessibilityAddTraits(.isButton) behind it.")
    }
  }

  private var focusTraps: [AccessibilityFinding] {
    guard let stops, stops.count > 1 else { return [] }
    let focus = screen.frames.events.auditedFocus
    defer { handle { screen.frames.events.restore(focus) } }
    return stops.filter(\.mayKeepFocus).compactMap { stop in
      let isForward = isLeft(stop, by: .tab)
      let isBackward = isLeft(stop, by: .backTab)
      if isForward, isBackward { return nil }
      let keys = isForward ? "Shift-Tab does" : isBackward ? "Tab does" : "Tab and Shift-Tab do"
      return AccessibilityFinding(
        .focusTrap, stop, on: screen, "keeps the focus: \(keys) not leave it",
        "Return .ignored for .tab in onKeyPress, or let the handler name only the keys that it uses, as in "
          + "onKeyPress(keys: [.space]).")
    }
  }

  /// Gives a view the focus, and presses a key that moves it; returns whether another view has the focus then.
  ///
  /// In a text with links, the key first moves from link to link.
  private func isLeft(_ view: AuditedView, by key: Key) -> Bool {
    let frames = screen.frames
    handle { frames.events.moveFocus(to: view) }
    for _ in 0..<Self.linkLimit {
      let focus = frames.events.auditedFocus
      guard focus.isAt(view) else { return true }
      handle { _ = frames.events.press(key) }
      if frames.events.auditedFocus.isSame(as: focus) { return false }
    }
    return true
  }

  /// The maximum number of links of one text that an audit visits.
  private static let linkLimit = 100

  private func handle(_ action: () -> Void) { screen.frames.handle(for: "an audit of accessibility", action) }

  // MARK: Targets

  private var smallTargets: [AccessibilityFinding] {
    let cell = screen.options.unit.cellSize
    return screen.descendants.compactMap { element in
      guard Self.controls.contains(element.role), element.isEnabled, !element.node.isUndrawn else { return nil }
      let size = (element.node.tapTarget?.frame ?? element.frame).size
      guard size.width < cell.width || size.height < cell.height else { return nil }
      return finding(
        .target, element, "is smaller than a cell: \(size.width) × \(size.height)",
        "Give it room: .frame(minWidth: \(cell.width), minHeight: \(cell.height)) behind it, or less beside it.")
    }
  }

  private func finding(
    _ rule: AccessibilityRule, _ element: Element, _ fault: String, _ remedy: String
  ) -> AccessibilityFinding {
    AccessibilityFinding(rule, element.node.auditedView, element: element.name, on: screen, fault, remedy)
  }
}

extension AccessibilityFinding {
  /// Creates a finding about a view of a screen, by the name of its element, or else of its innermost named view.
  @MainActor init(
    _ rule: AccessibilityRule, _ view: AuditedView, element: String? = nil, on screen: Screen, _ fault: String,
    _ remedy: String
  ) {
    let cell = screen.cell(at: view.frame.origin)
    let path = view.path
    let name = element ?? view.element.map { Element(node: $0, screen: screen).name }
    self.init(
      rule: rule, element: name ?? path.split(separator: "/").last.map { "a view in \($0)" } ?? "a view", path: path,
      frame: view.frame, column: cell.column, row: cell.row, fault: fault, remedy: remedy)
  }
}

extension Role {
  /// A control of the role with a label, as it is written.
  fileprivate var example: String {
    switch self {
    case .toggle: "Toggle(\"Wi-Fi\", isOn: $isOn)"
    case .link: "Link(\"Home page\", destination: url)"
    case .menu: "Menu(\"Options\") { … }"
    case .disclosureGroup: "DisclosureGroup(\"Details\") { … }"
    case .datePicker: "DatePicker(\"Date\", selection: $date)"
    case .colorPicker: "ColorPicker(\"Colour\", selection: $color)"
    case .picker: "Picker(\"Size\", selection: $size) { … }"
    case .textField: "TextField(\"Name\", text: $name)"
    case .slider: "Slider(value: $value) { Text(\"Volume\") }"
    case .stepper: "Stepper(\"Count\", value: $count)"
    case .progress: "ProgressView(\"Loading\", value: part)"
    case .tab: "Tab(\"Home\", systemImage: \"house\") { … }"
    default: "Button(\"Save\") { … }"
    }
  }
}
