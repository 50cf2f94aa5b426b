/// A published element: its role, its label, its children.
@MainActor package final class SemanticNode {
  let renderNode: RenderNode
  var semantics: Semantics { shared.value }
  private let shared: Shared<Semantics>
  package let children: [SemanticNode]
  /// The identifiers of enclosing render nodes that contain no other node.
  var outerIdentifiers: [String] = []
  /// The enclosing elements that contain no other node and have accessibility modifiers.
  var outerNodes: [RenderNode] = []
  /// Whether it is not drawn, but published in place of a drawn view.
  package var isUndrawn = false

  /// The render nodes whose modifiers may describe it, the innermost first.
  var annotated: [RenderNode] { renderNode.traits == nil ? outerNodes : [renderNode] + outerNodes }

  /// The role: modifiers can change it for render nodes that are not controls by themselves.
  package var role: Role {
    let own = semantics.role
    let (added, removed) = (changedTraits(\.addedTraits), changedTraits(\.removedTraits))
    if added.isEmpty, removed.isEmpty { return own }
    let isControl = ![.staticText, .image, .group, .heading, .button, .link].contains(own)
    if isControl { return own }
    if let role = added.subtracting(removed).role { return role }
    let isLeft = removed.isDisjoint(with: AccessibilityTraits(of: own))
    return isLeft ? own : own == .heading || own == .image ? .staticText : .group
  }

  private func changedTraits(_ keyPath: KeyPath<AccessibilityTrait, AccessibilityTraits>) -> AccessibilityTraits {
    var traits: AccessibilityTraits = []
    for renderNode in annotated { renderNode.forEachAccessibilityTrait { traits.formUnion($0[keyPath: keyPath]) } }
    return traits
  }

  /// Whether a modifier marks it as selected, or it is in a chosen row and no modifier says that it is not selected.
  package var isSelected: Bool {
    if changedTraits(\.removedTraits).contains(.isSelected) { return false }
    return changedTraits(\.addedTraits).contains(.isSelected) || renderNode.isInChosenRow
  }

  /// The description of what its action does, if a modifier sets one.
  package var hint: String? { accessibility(\.hint) }

  /// The alternative names for voice input.
  package var inputLabels: [String] {
    for renderNode in annotated {
      var labels: [String]?
      renderNode.forEachAccessibilityTrait { labels = labels ?? $0.inputLabels }
      if let labels { return labels }
    }
    return []
  }

  /// The additional descriptions that modifiers set, the innermost first.
  package var customContent: [String] {
    var content: [String] = []
    for renderNode in annotated {
      renderNode.forEachAccessibilityTrait { if let new = $0.customContent { content.append(new) } }
    }
    return content
  }

  /// The rotors, innermost first, each with the views to which it moves: `Fruit: Apple, Pear`.
  package var rotors: [String] {
    var rotors: [PublishedRotor] = []
    for renderNode in annotated {
      renderNode.forEachAccessibilityTrait { if let new = $0.rotor { rotors.append(new) } }
    }
    return rotors.map { rotor in
      let places = rotor.places()
      return places.isEmpty ? rotor.name : rotor.name + ": " + places.joined(separator: ", ")
    }
  }

  /// The reading priority: nodes with a higher one are read first.
  var sortPriority: Double {
    for renderNode in annotated {
      var priority: Double?
      renderNode.forEachAccessibilityTrait { priority = priority ?? $0.sortPriority }
      if let priority { return priority }
    }
    return 0
  }
  package var id: ObjectIdentifier { ObjectIdentifier(renderNode) }

  package var identifiers: [String] { link == nil ? renderNode.identifiers + outerIdentifiers : [] }

  /// The texts of the parts that form the label, or the names of its images if there is no text.
  ///
  /// If no part is shown, the fallback label, or else all texts; for a container there is no label then.
  package var label: String {
    if let label = link?.label ?? accessibility(\.label) ?? semantics.label {
      return label.isEmpty && Self.titledRoles.contains(role) ? title : label
    }
    if let words = partWords { return words.label }
    if let fallback = semantics.fallbackLabel?() { return fallback }
    return ownWords.label
  }

  /// The words of the parts that form the label; `nil` if no part is shown.
  private var partWords: LabelWords? {
    var words = LabelWords()
    var hasPart = false
    renderNode.forEachLabelPart(of: semantics.labelRole) {
      hasPart = true
      $0.addWords(to: &words)
    }
    return hasPart ? words : nil
  }

  /// The words of everything inside; empty for a container, whose content does not name it.
  private var ownWords: LabelWords {
    var words = LabelWords()
    if semantics.isWhole || semantics.role == .heading { renderNode.addWords(to: &words) }
    return words
  }

  /// Whether its label is the name of an image file or a symbol, because nothing in it has words of its own.
  package var isNamedByImage: Bool {
    if link != nil || accessibility(\.label) != nil { return false }
    if semantics.role == .image, let leaf = renderNode.leaf { return !leaf.hasImageLabel }
    if semantics.label != nil { return false }
    if let words = partWords { return words.isNamedByImage }
    return semantics.fallbackLabel?() == nil && ownWords.isNamedByImage
  }

  /// A presentation without a label of its own is named by the first heading in it.
  private static let titledRoles: Set<Role> = [.sheet, .popover]

  private var title: String { descendants.first { $0.role == .heading }?.label ?? "" }

  package var value: String? {
    accessibility(\.value) ?? accessibility(\.ownValue) ?? semantics.value?() ?? semantics.toggleState?().rawValue
  }
  package var toggleState: ToggleState? { semantics.toggleState?() }
  package var isExpanded: Bool? { semantics.isExpanded?() }
  package var isEnabled: Bool { renderNode.isEnabled }
  /// The reason why it is disabled without a modifier that disables it.
  package var disabledReason: String? { Traits.first(DisabledReasonTrait.self, in: renderNode.traits)?.reason }
  /// Whether it has the focus: a control as a whole, a container only if it took the focus itself or the part that opens
  /// it did, a text with its row, the chosen tab with the row of tabs.
  package var isFocused: Bool {
    // A render node that left the tree has no ancestors to search. One that is kept but not shown gets no keys.
    guard !renderNode.isUnmounted, let focused = renderNode.renderTree.focused, focused.isOnScreen else { return false }
    if let link { return renderNode === focused && renderNode.rare.value?.focusedLink == link.number }
    if role == .staticText && focused.wrappedNode != nil || role == .tab && isSelected {
      return renderNode.chain.first(where: \.isFocusable) === focused
    }
    if semantics.isWhole { return renderNode.contains(focused) }
    return renderNode === focused || isExpanded != nil && handle === focused
  }
  /// The frame in the coordinates of the root; after the render node left the tree, its frame when it was found.
  package var frame: CGRect {
    if renderNode.isUnmounted { return foundFrame }
    return link.map { $0.bounds.offsetBy(dx: renderNode.absoluteOrigin.x, dy: renderNode.absoluteOrigin.y) }
      ?? renderNode.absoluteFrame
  }
  private let foundFrame: CGRect
  /// The link that it stands for, among those in the render node's text.
  private(set) var link: TextLink?

  fileprivate func accessibility(_ keyPath: KeyPath<AccessibilityTrait, String?>) -> String? {
    if let said = renderNode.accessibility({ $0[keyPath: keyPath] }) { return said }
    for renderNode in outerNodes { if let said = renderNode.accessibility({ $0[keyPath: keyPath] }) { return said } }
    return nil
  }

  init(renderNode: RenderNode, semantics: Shared<Semantics>, children: [SemanticNode] = [], frame: CGRect) {
    self.renderNode = renderNode
    shared = semantics
    self.children = children
    foundFrame = frame
  }

  /// Creates the node of a link in the text of a render node.
  convenience init(_ link: TextLink, in renderNode: RenderNode, at origin: CGPoint) {
    self.init(
      renderNode: renderNode, semantics: Shared(Semantics(.link, label: link.label)),
      frame: link.bounds.offsetBy(dx: origin.x, dy: origin.y))
    self.link = link
  }

  /// Creates a node that is only used to read the render node's own values, while the render node exists.
  convenience init(renderNode: RenderNode, semantics: Semantics) {
    self.init(renderNode: renderNode, semantics: Shared(semantics), frame: .zero)
  }
}

/// The words of a label's parts, joined by spaces: the names of images count if there is no text.
private struct LabelWords {
  private var text = ""
  private var images = ""
  private var hasImageLabel = false

  var label: String { text.isEmpty ? images : text }
  /// Whether the label is the names of files or symbols.
  var isNamedByImage: Bool { text.isEmpty && !images.isEmpty && !hasImageLabel }

  mutating func add(text new: String) { Self.add(new, to: &text) }

  mutating func add(image name: String, isLabel: Bool) {
    Self.add(name, to: &images)
    if isLabel { hasImageLabel = true }
  }

  private static func add(_ new: String, to words: inout String) {
    if words.isEmpty { return words = new }
    if !new.isEmpty { words += " " + new }
  }
}

extension Node {
  /// The label of the control that this node alone forms, whatever modifiers stand around it.
  var controlLabel: String {
    var renderNodes: [RenderNode] = []
    forEachRenderNode { renderNodes.append($0.renderNode) }
    // A view that no layout has reached may have unbuilt rows, which must not be built outside of a frame.
    guard renderNodes.count == 1, renderNodes[0].isPlaced else { return "" }
    var renderNode = renderNodes[0]
    while renderNode.semantics == nil, let inner = renderNode.modifiedNode { renderNode = inner }
    guard let semantics = renderNode.semantics, semantics.role != .staticText, semantics.role != .image else {
      return ""
    }
    return SemanticNode(renderNode: renderNode, semantics: semantics).label
  }
}

extension Shared where Value == Semantics {
  /// The semantics of every text: its label is the text that it shows.
  @MainActor private static let text = Shared(Semantics(.staticText))

  /// The semantics of a text or an image, if the leaf is one.
  @MainActor static func content(of leaf: LeafNode?) -> Shared<Semantics>? {
    guard let leaf, !leaf.isMark else { return nil }
    if leaf.text != nil { return text }
    return leaf.imageName.map { Shared(Semantics(.image, label: $0)) }
  }
}

extension SemanticNode {
  /// Whether it is a text or an image: part of the label of its control.
  var isContent: Bool { semantics.role == .staticText || semantics.role == .image }
  /// Whether it is an image whose only label is its name.
  var isNamedAsImage: Bool { semantics.role == .image && accessibility(\.label) == nil }
}

extension RenderNode {
  var identifiers: [String] { traits == nil ? [] : Traits.all(IdentifierTrait.self, in: traits).map(\.identifier) }

  /// The render node's semantics: those of the outermost control that it alone forms.
  ///
  /// A part of a control has none.
  var semantics: Semantics? { mark?.semantics }

  /// The render node's mark, set by modifiers or by its text or image.
  var mark: Traits.Mark? {
    if traits != nil, let mark = Traits.outermostMark(in: traits) { return mark }
    return Shared.content(of: leaf).map(Traits.Mark.content)
  }

  var isHiddenFromAccessibility: Bool {
    traits != nil && Traits.contains(AccessibilityTrait.self, in: traits) { $0.isHidden == true }
  }

  /// Whether the innermost row around it is chosen.
  fileprivate var isInChosenRow: Bool {
    chain.lazy.compactMap { Traits.first(TapTrait.self, in: $0.traits) { $0.isChosen != nil }?.isChosen }.first?()
      == true
  }

  var isEnabled: Bool { tree.graph.untracked { inputs.environmentValues.isEnabled } }

  /// Calls `body` with the outermost parts that are marked as the label of a control of a role.
  ///
  /// A container inside has a label of its own.
  func forEachLabelPart(of role: Role, _ body: (RenderNode) -> Void) {
    if traits != nil, Traits.contains(PartTrait.self, in: traits, where: { $0.labelOf == role }) { return body(self) }
    renderChildren.forEachBorrowed { if !$0.isContainer(role) { $0.forEachLabelPart(of: role, body) } }
  }

  /// The first of the parts that form the label.
  func labelPart(of role: Role) -> RenderNode? {
    var part: RenderNode?
    forEachLabelPart(of: role) { part = part ?? $0 }
    return part
  }

  private func isContainer(_ role: Role) -> Bool {
    guard traits != nil, let semantics else { return false }
    return !semantics.isWhole && semantics.labelRole == role
  }

  /// Whether the render node is the button around the label of a container: it receives the container's taps, and is
  /// not a control of its own.
  func isHandle(of container: Role?, _ semantics: Semantics) -> Bool {
    guard let container, semantics.role == .button else { return false }
    return labelPart(of: container) != nil && !Traits.isControl(insideLabelOf: container, in: traits)
  }

  /// Adds the texts and the image names of the render node and its descendants.
  fileprivate func addWords(to words: inout LabelWords) {
    guard !isHiddenFromAccessibility else { return }
    if let text = accessibility(\.label) { return words.add(text: text) }
    if let leaf, !leaf.isMark, let text = leaf.text { words.add(text: text) }
    if let leaf, let name = leaf.imageName { words.add(image: name, isLabel: leaf.hasImageLabel) }
    for renderNode in renderChildren { renderNode.addWords(to: &words) }
  }

  /// Calls `body` with each accessibility modifier, the innermost first.
  fileprivate func forEachAccessibilityTrait(_ body: (AccessibilityTrait) -> Void) {
    Traits.forEachLink(in: traits) {
      if let trait = $0.asLink(of: AccessibilityTrait.self) { body(trait.modifier) }
    }
  }

  /// The value of the innermost accessibility modifier that has one.
  fileprivate func accessibility(_ value: (AccessibilityTrait) -> String?) -> String? {
    var link = traits
    while let current = link {
      if let trait = current.asLink(of: AccessibilityTrait.self), let value = value(trait.modifier) { return value }
      link = current.outer
    }
    return nil
  }
}

extension Traits {
  enum Mark {
    case control(TraitLink<SemanticsTrait>)
    case content(Shared<Semantics>)
    case part

    @MainActor var semantics: Semantics? {
      switch self {
      case .control(let link): link.modifier.semantics
      case .content(let semantics): semantics.value
      case .part: nil
      }
    }

    /// The semantics in an object that several nodes can share; `nil` for a part.
    @MainActor var sharedSemantics: Shared<Semantics>? {
      if case .content(let semantics) = self { return semantics }
      return semantics.map(Shared.init)
    }
  }

  /// Returns the outermost mark of a view; `nil` if it has none.
  ///
  /// A control that is the label of a container or the title of a section remains a control.
  fileprivate static func outermostMark(in traits: Traits?) -> Mark? {
    var mark: Mark?
    var link = traits
    while let current = link {
      if let control = current.asLink(of: SemanticsTrait.self) { add(control, to: &mark) }
      if let part = current.asLink(of: PartTrait.self), mark == nil || part.modifier.labelOf == nil { mark = .part }
      link = current.outer
    }
    return mark
  }

  /// Returns whether a view that is the label of a container is a control by itself.
  @MainActor fileprivate static func isControl(insideLabelOf container: Role, in traits: Traits?) -> Bool {
    var isControl = false
    var link = traits
    while let current = link {
      if current.asLink(of: PartTrait.self)?.modifier.labelOf == container { return isControl }
      if let inner = current.asLink(of: SemanticsTrait.self), inner.modifier.semantics.role != .heading {
        isControl = true
      }
      link = current.outer
    }
    return false
  }

  private static func add(_ control: TraitLink<SemanticsTrait>, to mark: inout Mark?) {
    if case .control = mark, control.modifier.semantics.role == .heading { return }
    mark = .control(control)
  }
}

/// Whether the user can use the controls in the environment.
private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the user can use the view; see `disabled(_:)`.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
