/// An element as it is published: what it is, what it is called, what is inside.
@MainActor package struct SemanticNode {
  let element: Element
  let semantics: Semantics
  package let children: [SemanticNode]

  package var role: Role { semantics.role }
  package var id: ObjectIdentifier { ObjectIdentifier(element) }

  package var identifiers: [String] { Traits.all(IdentifierTrait.self, in: element.traits).map(\.identifier) }

  package var label: String {
    if let label = accessibility(\.label) ?? semantics.label { return label }
    let text = labelText
    return text.isEmpty ? semantics.fallbackLabel ?? "" : text
  }

  package var value: String? { accessibility(\.value) ?? semantics.value?() ?? semantics.toggleState?().rawValue }
  package var toggleState: ToggleState? { semantics.toggleState?() }
  package var isExpanded: Bool? { semantics.isExpanded?() }
  package var isEnabled: Bool { element.isEnabled }
  package var isFocused: Bool { element.tree.focused.map { element.contains(unsafeDowncast($0, to: Element.self)) } ?? false }
  package var frame: CGRect { element.absoluteFrame }

  private func accessibility(_ keyPath: KeyPath<AccessibilityTrait, String?>) -> String? {
    Traits.all(AccessibilityTrait.self, in: element.traits).lazy.compactMap { $0[keyPath: keyPath] }.first
  }

  /// The texts of the parts that are the label, or all texts where no part is.
  private var labelText: String {
    let labels = element.labelParts
    let texts = (labels.isEmpty ? [element] : labels).flatMap(\.texts)
    return texts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What is published of a tree of elements.
  static func nodes(in element: Element) -> [SemanticNode] {
    guard element.isPlaced, !element.isHidden, !element.isHiddenFromAccessibility else { return [] }
    guard let semantics = element.semantics else { return element.subelements.flatMap(nodes(in:)) }
    let children = semantics.isWhole ? [] : element.subelements.flatMap(nodes(in:))
    return [SemanticNode(element: element, semantics: semantics, children: children)]
  }
}

extension Element {
  /// What the element says about itself; a part of a control says nothing.
  var semantics: Semantics? {
    if traits != nil {
      if Traits.first(PartTrait.self, in: traits) != nil { return nil }
      if let trait = Traits.first(SemanticsTrait.self, in: traits) { return trait.semantics }
    }
    return ownText.map { Semantics(.staticText, label: $0) }
  }

  var isHiddenFromAccessibility: Bool {
    traits != nil && Traits.all(AccessibilityTrait.self, in: traits).contains { $0.isHidden == true }
  }

  var isEnabled: Bool { tree.graph.untracked { inputs.environmentValues.isEnabled } }

  func contains(_ other: Element) -> Bool {
    var element: Element? = other
    while let current = element {
      if current === self { return true }
      element = current.superelement
    }
    return false
  }

  /// The outermost parts below that are marked as the label.
  fileprivate var labelParts: [Element] {
    if Traits.first(PartTrait.self, in: traits)?.isLabel == true { return [self] }
    return subelements.flatMap(\.labelParts)
  }

  fileprivate var texts: [String] {
    guard !isHiddenFromAccessibility else { return [] }
    if let label = Traits.all(AccessibilityTrait.self, in: traits).lazy.compactMap(\.label).first { return [label] }
    let own = ownText.map { [$0] } ?? []
    return own + subelements.flatMap(\.texts)
  }
}

/// Whether the user can use the controls below.
private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the user can use the view; see `disabled(_:)`.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
