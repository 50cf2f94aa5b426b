/// A view in a bar of its page, at a placement.
///
/// Follows [ToolbarItem](https://developer.apple.com/documentation/swiftui/toolbaritem).
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// `Never`: the content is primitive and has no body.
  public typealias Body = Never

  /// The identifier of the item in a customizable toolbar.
  public let id: ID
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Updates the node of the item; called by the engine.
  @MainActor public static func _evaluateToolbar(_ item: Self, in slot: inout _Slot) {
    slot.evaluate(item.content, at: item.placement)
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item at a placement, by default at the end of the bar above.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    id = ()
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item at a placement, with an identifier for customization.
  ///
  /// `showsByDefault` has no effect: the item is always shown.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.id = id
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// Several views at one placement of a bar.
///
/// In the bar above they stay together; in the bar below a `Spacer` separates them. Follows
/// [ToolbarItemGroup](https://developer.apple.com/documentation/swiftui/toolbaritemgroup).
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// `Never`: the content is primitive and has no body.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group at a placement, by default at the end of the bar above.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Creates a group of controls with a label at a placement; if there is no room, it becomes a menu.
  ///
  ///     [ Bold | Italic ]      [ Format v ]
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }

  /// Updates the node of the group; called by the engine.
  @MainActor public static func _evaluateToolbar(_ group: Self, in slot: inout _Slot) {
    slot.evaluate(group.content, at: group.placement)
  }
}

/// A group of controls in a toolbar with a label.
///
/// Follows
/// [LabeledToolbarItemGroupContent](https://developer.apple.com/documentation/swiftui/labeledtoolbaritemgroupcontent).
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  fileprivate let content: Content
  fileprivate let label: Label

  fileprivate init(content: Content, label: Label) { (self.content, self.label) = (content, label) }

  /// The group of controls, a menu of them, or a row for each in a list.
  @MainActor public var body: some View {
    // The group contains more elements than its button.
    CollapsingControls(
      controls: OptionList.views(in: content), semantics: Semantics(.group, fallbackLabel: label, isWhole: false)
    ) {
      label
    } header: {
    }
  }
}

extension LabeledToolbarItemGroupContent: CollapsingItem {
  static var isCollapsing: Bool { true }
}

/// The length of a space in a bar.
///
/// Follows [SpacerSizing](https://developer.apple.com/documentation/swiftui/spacersizing).
public struct SpacerSizing: Hashable, Sendable {
  let isFixed: Bool

  /// All the available space.
  public static let flexible = SpacerSizing(isFixed: false)
  /// A space of one column.
  public static let fixed = SpacerSizing(isFixed: true)
}

/// A space between the items of a bar.
///
/// Follows [ToolbarSpacer](https://developer.apple.com/documentation/swiftui/toolbarspacer).
nonisolated public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  /// `Never`: the content is primitive and has no body.
  public typealias Body = Never

  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a space at a placement, by default at the end of the bar above.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  /// Updates the node of the space; called by the engine.
  @MainActor public static func _evaluateToolbar(_ spacer: Self, in slot: inout _Slot) {
    let isFixed = spacer.sizing.isFixed
    slot.evaluate(Spacer().fixedSize(horizontal: isFixed, vertical: false), at: spacer.placement)
  }
}

/// A menu of actions that the title of a page opens.
///
/// Follows [ToolbarTitleMenu](https://developer.apple.com/documentation/swiftui/toolbartitlemenu).
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  /// `Never`: the content is primitive and has no body.
  public typealias Body = Never

  private let content: Content

  /// Creates a menu of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates an empty menu: the title is not a button.
  public init() where Content == EmptyView { content = EmptyView() }

  /// Updates the node of the menu; called by the engine.
  @MainActor public static func _evaluateToolbar(_ menu: Self, in slot: inout _Slot) {
    if Content.self != EmptyView.self { slot.evaluate(menu.content, at: .titleMenu) }
  }
}

extension _Slot {
  /// Updates the node of an item, which adds it to the items of the page.
  @MainActor fileprivate mutating func evaluate<Content: View>(_ content: Content, at placement: ToolbarItemPlacement) {
    slotted(ToolbarItemNode<Content>.self).show(content, at: placement)
  }

  @MainActor private mutating func slotted<Content: View>(
    _ type: ToolbarItemNode<Content>.Type
  ) -> ToolbarItemNode<Content> { node(type) { ToolbarItemNode(parent: $0, inputs: $1) } }
}

/// The node of an item without an element; the bar shows the item's view as long as the node exists.
private final class ToolbarItemNode<Content: View>: Node, PageSettingNode, ToolbarEntryNode {
  private var content: Content?
  private var placement = ToolbarItemPlacement.automatic

  init(parent: Node, inputs: Inputs) { super.init(parent: parent, inputs: inputs) }

  func show(_ content: Content, at placement: ToolbarItemPlacement) {
    if let old = self.content, placement == self.placement, Comparison.areSame(old, content) { return }
    (self.content, self.placement) = (content, placement)
    entry = ToolbarEntry(
      id: ObjectIdentifier(self), environment: inputs.environment, placement: placement,
      collapses: content.hasCollapsingItem, content: AnyView(content))
    tree.noteChange()
    applySettings()
  }

  private(set) var entry: ToolbarEntry?

  func applySettings(in page: NavigationPage) { if entry != nil { page.items.add(self) } }

  func removeSettings(from page: NavigationPage) { page.items.remove(self) }

  override func willUnmount() { removeSettings() }
  override var activityObserver: (any ActivityObserver)? { self }
}
