/// A view in a bar of the page around, at a place.
///
/// Follows [ToolbarItem](https://developer.apple.com/documentation/swiftui/toolbaritem).
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// Never: the content is primitive.
  public typealias Body = Never

  /// What the item is known by to who could arrange it.
  public let id: ID
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Carries the item into its node; called by the engine.
  @MainActor public static func _evaluateToolbar(_ item: Self, in slot: inout _Slot) {
    slot.evaluate(item.content, at: item.placement)
  }
}

extension ToolbarItem where ID == () {
  /// A view at a place; by default at the end of the bar above.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    id = ()
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// A view at a place, with a name by which a user could arrange it; it always shows.
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

/// Several views at one place of a bar.
///
/// In the bar above they stay together; in the bar below a `Spacer` moves them apart. Follows
/// [ToolbarItemGroup](https://developer.apple.com/documentation/swiftui/toolbaritemgroup).
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// Never: the content is primitive.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Views at a place; by default at the end of the bar above.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Views with a label at a place: one group of controls, and a menu of them where there is not room for it.
  ///
  ///     [ Bold | Italic ]      [ Format v ]
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }

  /// Carries the group into its node; called by the engine.
  @MainActor public static func _evaluateToolbar(_ group: Self, in slot: inout _Slot) {
    slot.evaluate(group.content, at: group.placement)
  }
}

/// Views of a toolbar that have a label: a group of controls.
///
/// Follows
/// [LabeledToolbarItemGroupContent](https://developer.apple.com/documentation/swiftui/labeledtoolbaritemgroupcontent).
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  fileprivate let content: Content
  fileprivate let label: Label

  fileprivate init(content: Content, label: Label) { (self.content, self.label) = (content, label) }

  /// The group of controls, a menu of them, or, in a list, a row for each.
  @MainActor public var body: some View {
    // The group is more than its button.
    CollapsingControls(
      controls: OptionList.views(in: content), semantics: Semantics(.group, fallbackLabel: label, isWhole: false)
    ) {
      label
    } header: {
    }
  }
}

extension LabeledToolbarItemGroupContent: CollapsingItem {}

/// How long a space in a bar is.
///
/// Follows [SpacerSizing](https://developer.apple.com/documentation/swiftui/spacersizing).
public struct SpacerSizing: Hashable, Sendable {
  let isFixed: Bool

  /// As long as there is room for.
  public static let flexible = SpacerSizing(isFixed: false)
  /// A column.
  public static let fixed = SpacerSizing(isFixed: true)
}

/// Space between the items of a bar.
///
/// Follows [ToolbarSpacer](https://developer.apple.com/documentation/swiftui/toolbarspacer).
nonisolated public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  /// Never: the content is primitive.
  public typealias Body = Never

  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Space at a place; by default at the end of the bar above.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  /// Carries the space into its node; called by the engine.
  @MainActor public static func _evaluateToolbar(_ spacer: Self, in slot: inout _Slot) {
    let isFixed = spacer.sizing.isFixed
    slot.evaluate(Spacer().fixedSize(horizontal: isFixed, vertical: false), at: spacer.placement)
  }
}

/// What the system puts into a bar by itself, at a place of its own: here it stays where it is.
///
/// The field of a search is below the title, and a page has one title. Follows
/// [DefaultToolbarItem](https://developer.apple.com/documentation/swiftui/defaulttoolbaritem).
nonisolated public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
  /// Never: the content is primitive.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement

  /// A part of the bar, and the place where a phone shows it.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }

  /// Carries nothing into its node; called by the engine.
  @MainActor public static func _evaluateToolbar(_ item: Self, in slot: inout _Slot) {
    slot.evaluate(EmptyView(), at: item.placement)
  }
}

/// What the title of a page opens: a list of actions about it.
///
/// Follows [ToolbarTitleMenu](https://developer.apple.com/documentation/swiftui/toolbartitlemenu).
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  /// Never: the content is primitive.
  public typealias Body = Never

  private let content: Content

  /// A list of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// An empty one: the title is no button.
  public init() where Content == EmptyView { content = EmptyView() }

  /// Carries the list into its node; called by the engine.
  @MainActor public static func _evaluateToolbar(_ menu: Self, in slot: inout _Slot) {
    if Content.self != EmptyView.self { slot.evaluate(menu.content, at: .titleMenu) }
  }
}

extension _Slot {
  /// Hands an item to its node, which adds it to the page's.
  @MainActor fileprivate mutating func evaluate<Content: View>(_ content: Content, at placement: ToolbarItemPlacement) {
    slotted(ToolbarItemNode<Content>.self).show(content, at: placement)
  }

  @MainActor private mutating func slotted<Content: View>(
    _ type: ToolbarItemNode<Content>.Type
  ) -> ToolbarItemNode<Content> { node(type) { ToolbarItemNode(parent: $0, inputs: $1) } }
}

/// The node of an item: it has no element; the bar shows the item's view as long as the node is there.
private final class ToolbarItemNode<Content: View>: Node, PageClaimant, ToolbarEntryNode {
  private var content: Content?
  private var placement = ToolbarItemPlacement.automatic

  init(parent: Node, inputs: Inputs) { super.init(parent: parent, inputs: inputs) }

  func show(_ content: Content, at placement: ToolbarItemPlacement) {
    if let old = self.content, placement == self.placement, Comparison.areSame(old, content) { return }
    (self.content, self.placement) = (content, placement)
    entry = ToolbarEntry(
      id: ObjectIdentifier(self), environment: inputs.environment, placement: placement,
      collapses: Content.self is any CollapsingItem.Type, content: AnyView(content))
    tree.changeCount += 1
    claim()
  }

  private(set) var entry: ToolbarEntry?

  func claim(in page: NavigationPage) { if entry != nil { page.items.add(self) } }

  func withdraw(from page: NavigationPage) { page.items.remove(self) }

  override func willUnmount() { withdraw() }
  override func didLeave() { withdraw() }
  override func didReturn() { claim() }
  override func activityChanged() { claim() }
}
