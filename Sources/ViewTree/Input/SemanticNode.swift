/// An element as it is published: what it is, what it is called, what is inside.
@MainActor package final class SemanticNode {
  let element: Element
  let semantics: Semantics
  package let children: [SemanticNode]
  /// Identifiers of elements around that consist of nothing else.
  private(set) var outerIdentifiers: [String] = []

  package var role: Role { semantics.role }
  package var id: ObjectIdentifier { ObjectIdentifier(element) }

  package var identifiers: [String] { element.identifiers + outerIdentifiers }

  /// The texts of the parts that are the label. Where no part is shown, what the label would say, or else all texts; a
  /// container has none then.
  package var label: String {
    if let label = accessibility(\.label) ?? semantics.label { return label }
    let parts = element.labelParts(of: semantics.labelRole)
    if !parts.isEmpty { return Self.text(of: parts) }
    return semantics.fallbackLabel?() ?? (semantics.namesItself ? Self.text(of: [element]) : "")
  }

  package var value: String? { accessibility(\.value) ?? semantics.value?() ?? semantics.toggleState?().rawValue }
  package var toggleState: ToggleState? { semantics.toggleState?() }
  package var isExpanded: Bool? { semantics.isExpanded?() }
  package var isEnabled: Bool { element.isEnabled }
  /// A control has the focus as a whole; a container only if it took it itself.
  package var isFocused: Bool {
    // What left the tree does not know what is around it.
    guard !element.isUnmounted, let node = element.tree.focused, !node.isUnmounted else { return false }
    let focused = unsafeDowncast(node, to: Element.self)
    return semantics.isWhole ? element.contains(focused) : element === focused
  }
  /// What left the tree no longer knows what is around it: it stands where it was found.
  package var frame: CGRect { element.isUnmounted ? foundFrame : element.absoluteFrame }
  private let foundFrame: CGRect

  private func accessibility(_ keyPath: KeyPath<AccessibilityTrait, String?>) -> String? {
    Traits.all(AccessibilityTrait.self, in: element.traits).lazy.compactMap { $0[keyPath: keyPath] }.first
  }

  private static func text(of elements: [Element]) -> String {
    elements.flatMap(\.texts).filter { !$0.isEmpty }.joined(separator: " ")
  }

  init(element: Element, semantics: Semantics, children: [SemanticNode]) {
    self.element = element
    self.semantics = semantics
    self.children = children
    foundFrame = element.absoluteFrame
  }

  /// What is published of a tree of elements. `container`: the role of the control around that publishes what is in it.
  ///
  /// An element that has an identifier and is nothing by itself hands it to the only thing inside, or is a group.
  static func nodes(in element: Element, of container: Role? = nil) -> [SemanticNode] {
    let nodes = ownNodes(of: element, in: container)
    guard !element.identifiers.isEmpty, element.semantics == nil, element.isPlaced, !element.isHidden else {
      return nodes
    }
    guard nodes.count == 1 else {
      return [SemanticNode(element: element, semantics: Semantics(.group, label: "", isWhole: false), children: nodes)]
    }
    nodes[0].outerIdentifiers += element.identifiers
    return nodes
  }

  private static func ownNodes(of element: Element, in container: Role?) -> [SemanticNode] {
    guard element.isPlaced, !element.isHidden, !element.isHiddenFromAccessibility else { return [] }
    guard var semantics = element.semantics else {
      let nodes = element.subelements.flatMap { Self.nodes(in: $0, of: container) }
      return element.isControlPart ? nodes.controls : nodes
    }
    if element.isHandle(of: container, semantics) { return element.subelements.flatMap { Self.nodes(in: $0) }.controls }
    if semantics.isCombined {
      let inner = element.subelements.flatMap { Self.nodes(in: $0) }
      semantics.label = inner.map(\.label).filter { !$0.isEmpty }.joined(separator: " ")
    }
    let children = semantics.isWhole ? [] : element.subelements.flatMap { Self.nodes(in: $0, of: semantics.labelRole) }
    return [
      SemanticNode(
        element: element, semantics: semantics, children: semantics.role == .heading ? children.controls : children)
    ]
  }
}

@MainActor extension [SemanticNode] {
  /// Without texts, which are part of a label.
  fileprivate var controls: [SemanticNode] { filter { $0.role != .staticText } }
}

extension Node {
  /// The label of the control that this node alone makes up, whatever modifiers stand around it.
  var controlLabel: String {
    var elements: [Element] = []
    forEachElement { elements.append(unsafeDowncast($0, to: Element.self)) }
    guard elements.count == 1 else { return "" }
    var element = elements[0]
    while element.semantics == nil, let inner = element.modifiedElement { element = inner }
    guard let semantics = element.semantics, semantics.role != .staticText else { return "" }
    return SemanticNode(element: element, semantics: semantics, children: []).label
  }
}

extension Semantics {
  /// Whether all texts inside are the name where no part is marked as the label: a container's content does not name
  /// it.
  fileprivate var namesItself: Bool { isWhole || role == .heading }
}

extension Element {
  var identifiers: [String] {
    traits == nil ? [] : Traits.all(IdentifierTrait.self, in: traits).map(\.identifier)
  }

  /// What the element says about itself: the outermost of the controls that it alone makes up. A part of a control says
  /// nothing.
  var semantics: Semantics? {
    switch traits.flatMap({ Traits.outermostMark(in: $0) }) {
    case .control(let semantics): semantics
    case .part: nil
    case nil: ownText.map { Semantics(.staticText, label: $0) }
    }
  }

  var isControlPart: Bool {
    if case .part = traits.flatMap({ Traits.outermostMark(in: $0) }) { return true }
    return false
  }

  var isHiddenFromAccessibility: Bool {
    traits != nil && Traits.contains(AccessibilityTrait.self, in: traits) { $0.isHidden == true }
  }

  var isEnabled: Bool { tree.graph.untracked { inputs.environmentValues.isEnabled } }

  /// The outermost parts that are marked as the label of a control of a role. A container inside has a label of its
  /// own.
  func labelParts(of role: Role) -> [Element] {
    if Traits.contains(PartTrait.self, in: traits, where: { $0.labelOf == role }) { return [self] }
    return subelements.flatMap { $0.isContainer(role) ? [] : $0.labelParts(of: role) }
  }

  private func isContainer(_ role: Role) -> Bool {
    guard traits != nil, let semantics else { return false }
    return !semantics.isWhole && semantics.labelRole == role
  }

  /// Whether the element is the button around the label of a container: what a tap on the container is for, and no
  /// control of its own.
  fileprivate func isHandle(of container: Role?, _ semantics: Semantics) -> Bool {
    guard let container, semantics.role == .button else { return false }
    return !labelParts(of: container).isEmpty
  }

  fileprivate var texts: [String] {
    guard !isHiddenFromAccessibility else { return [] }
    if let label = Traits.all(AccessibilityTrait.self, in: traits).lazy.compactMap(\.label).first { return [label] }
    let own = ownText.map { [$0] } ?? []
    return own + subelements.flatMap(\.texts)
  }
}

extension Traits {
  fileprivate enum Mark {
    case control(Semantics)
    case part
  }

  /// A control that is itself the label of a container, or the title of a section, is still a control.
  fileprivate static func outermostMark(in traits: Traits) -> Mark? {
    var mark: Mark?
    var link: Traits? = traits
    while let current = link {
      if let control = current.asLink(of: SemanticsTrait.self) { add(control.modifier.semantics, to: &mark) }
      if let part = current.asLink(of: PartTrait.self), mark == nil || part.modifier.labelOf == nil { mark = .part }
      link = current.outer
    }
    return mark
  }

  private static func add(_ semantics: Semantics, to mark: inout Mark?) {
    if case .control = mark, semantics.role == .heading { return }
    mark = .control(semantics)
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
