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
    case .contrast: faintTexts
    }
  }

  // MARK: Names

  /// The roles of elements that do something, or have a value.
  private static let controls: Set<Role> = [
    .toggle, .button, .link, .menu, .menuItem, .disclosureGroup, .datePicker, .colorPicker, .picker, .textField,
    .slider, .stepper, .progress, .gauge, .tab,
  ]

  private var nameless: [AccessibilityFinding] {
    let elements = nameless(among: screen.elements).map { element in
      let finding = finding(.name, element, "has no name", "")
      return finding.with(remedy: element.role.label(in: finding.path))
    }
    return elements
      + screen.frames.events.views(among: stops ?? [], without: screen.descendants.map(\.node)).map {
        AccessibilityFinding(
          .name, $0, on: screen, "takes the focus, but has no name",
          "Write .accessibilityLabel(\"…\") and .accessibilityAddTraits(.isButton) behind it.")
      }
  }

  private func nameless(among elements: [Element]) -> [Element] {
    elements.flatMap { element -> [Element] in
      let isNameless = isControl(element) && element.label.looksEmpty
      // The label of a LabeledContent names its only control.
      let isLabel = element.role == .group && !element.label.looksEmpty && element.children.count { isControl($0) } == 1
      let inside = nameless(among: element.children)
      return (isNameless ? [element] : [])
        + (isLabel ? inside.filter { one in !element.children.contains { $0.node.isSame(as: one.node) } } : inside)
    }
  }

  private func isControl(_ element: Element) -> Bool {
    Self.controls.contains(element.role) || element.node.actions.increment != nil
  }

  /// Controls with the role and the name of the element before.
  private func duplicates(among elements: [Element]) -> [AccessibilityFinding] {
    zip(elements, elements.dropFirst()).compactMap { first, second in
      guard Self.controls.contains(first.role), first.role == second.role, first.label == second.label,
        !first.label.looksEmpty
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
      + screen.descendants.filter { $0.role == .image && $0.label.looksEmpty }.map {
        finding(
          .image, $0, "has an empty label",
          "Write words into its label, or .accessibilityHidden(true) behind the image if it says nothing.")
      }
  }

  // MARK: Contrast

  /// The texts of too little contrast: those of the light scheme, with the same ones of the dark scheme, then the rest.
  private var faintTexts: [AccessibilityFinding] {
    func texts(in scheme: ColorScheme) -> [FaintText] {
      screen.drawn(in: scheme) { ContrastAudit(screen).texts() }
    }
    let (light, dark) = (texts(in: .light), texts(in: .dark))
    func text(_ text: FaintText, in others: [FaintText]) -> FaintText? { others.first { $0.isSame(as: text) } }
    return light.map { one in text(one, in: dark).map { one.finding(with: $0) } ?? one.finding(in: .light) }
      + dark.filter { text($0, in: light) == nil }.map { $0.finding(in: .dark) }
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
    return screen.frames.events.viewsForPointer(besides: stops).map {
      AccessibilityFinding(
        .keyboard, $0, on: screen, "reacts to a tap, but Tab does not reach it",
        $0.isKeptFromFocus
          ? "Remove .focusable(false), or write .keyboardShortcut(\"…\") behind it."
          : "Write Button { … } label: { … } instead of onTapGesture, which .buttonStyle(.plain) shows as it is now, or "
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
        stop.hasFocusState
          ? "Let onChange(of:) leave its @FocusState as the user sets it, and return .ignored for .tab in onKeyPress."
          : "Return .ignored for .tab in onKeyPress, or let the handler name only the keys that it uses, as in "
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
    let unit = screen.options.unit
    let cell = unit.cellSize
    return screen.descendants.compactMap { element in
      guard Self.controls.contains(element.role), element.isEnabled, !element.node.isUndrawn else { return nil }
      let size = (element.node.tapTarget?.frame ?? element.frame).size
      guard size.width < cell.width || size.height < cell.height else { return nil }
      return finding(
        .target, element, "is smaller than a cell: \(size.width.inWords) × \(size.height.inWords)",
        "Give its label room, as in .frame(minWidth: \(cell.width.inWords), minHeight: \(cell.height.inWords)) behind the "
          + "text or image in it, or show less beside it.")
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
    let name =
      element ?? view.element.map { Element(node: $0, screen: screen).name }
      ?? screen.descendants.first { view.contains($0.node) }?.name
    self.init(
      rule: rule, element: name ?? path.split(separator: "/").last.map { "a view in \($0)" } ?? "a view", path: path,
      frame: view.frame, column: cell.column, row: cell.row, fault: fault, remedy: remedy)
  }
}

extension AccessibilityFinding {
  fileprivate func with(remedy: String) -> AccessibilityFinding {
    var finding = self
    finding.remedy = remedy
    return finding
  }
}

extension String {
  /// Whether nothing of it is read aloud: it consists of spaces and characters that are not shown.
  fileprivate var looksEmpty: Bool {
    unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
  }
}

extension CGFloat {
  /// The number without a fraction of 0, such as `8` or `0.5`.
  fileprivate var inWords: String { self == rounded() ? "\(Int(clamping: self))" : "\(self)" }
}

extension Role {
  /// The change that gives a control of the role a label; `path` names the views around it.
  fileprivate func label(in path: String) -> String {
    let views = path.split(separator: "/").reversed().lazy
    let label = views.compactMap { Self.labels["\($0)"] }.first ?? Self.labels[description] ?? ""
    let modifier = ".accessibilityLabel(\"…\") behind it."
    return label.isEmpty ? "Write \(modifier)" : "Give it a label, as in \(label), or write \(modifier)"
  }

  /// Controls with a label, as they are written, by their types and else by their roles; empty for one without a label.
  private static let labels = [
    "TextEditor": "", "SecureField": "SecureField(\"Password\", text: $password)",
    "MultiDatePicker": "MultiDatePicker(\"Days\", selection: $days)",
    "Gauge": "Gauge(value: level) { Text(\"Battery\") }", "NavigationLink": "NavigationLink(\"Details\") { … }",
    "toggle": "Toggle(\"Wi-Fi\", isOn: $isOn)", "button": "Button(\"Save\") { … }",
    "link": "Link(\"Home page\", destination: url)", "menu": "Menu(\"Options\") { … }",
    "menuItem": "Button(\"Save\") { … }",
    "disclosureGroup": "DisclosureGroup(\"Details\") { … }", "datePicker": "DatePicker(\"Date\", selection: $date)",
    "colorPicker": "ColorPicker(\"Colour\", selection: $color)",
    "picker": "Picker(\"Size\", selection: $size) { … }", "textField": "TextField(\"Name\", text: $name)",
    "slider": "Slider(value: $value) { Text(\"Volume\") }", "stepper": "Stepper(\"Count\", value: $count)",
    "progress": "ProgressView(\"Loading\", value: part)", "tab": "Tab(\"Home\", systemImage: \"house\") { … }",
  ]
}
