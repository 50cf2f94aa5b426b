extension View {
  // Disfavored: its builder also accepts plain views, to report them; content of views alone belongs to the next
  // overload.
  /// Adds items to the bars of the view's page.
  ///
  ///     [ < Recipes ] Pancakes          [ Edit ] [ … ]
  ///     -----------------------------------------------
  ///
  /// The page is that of the `NavigationStack` around; outside of a stack no items are shown. Items of several views in
  /// a page stand side by side, those of inner views first. If the items at the end of the bar above do not fit, the
  /// rest are rows of the list that the button `[ … ]` opens. Follows
  /// [toolbar(content:)](https://developer.apple.com/documentation/swiftui/view/toolbar(content:)).
  @_disfavoredOverload nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(ToolbarModifier(toolbar: ToolbarContentView(content: content()))) }

  /// Adds views to the end of the bar of the view's page.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let group = ToolbarItemGroup(content: content)
    return toolbar { group }
  }

  /// Adds items to the bars of the view's page.
  ///
  /// The identifier has no effect: users do not arrange the items of a bar.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }

  /// Makes the title of the page a button that opens a list of actions: `Recipes v`.
  ///
  /// Follows [toolbarTitleMenu](https://developer.apple.com/documentation/swiftui/view/toolbartitlemenu(content:)).
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = ToolbarTitleMenu(content: content)
    return toolbar { menu }
  }
}

nonisolated private struct ToolbarModifier<Toolbar: ToolbarContent>: ViewModifier {
  let toolbar: ToolbarContentView<Toolbar>

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.node { ToolbarNode(parent: $0, inputs: $1) }.evaluate(content, modifier.toolbar)
  }
}

/// The node of a view with a toolbar: the content, and the items, which have no elements.
///
/// While the focus is in the content, it publishes the page, for the bar that is shown while text is edited.
private final class ToolbarNode: Node, FocusedValuePublisher, ActivityObserver {
  private var content: Node?
  private var toolbar: Node?
  private(set) lazy var focusedValues = {
    var values = FocusedValues()
    values.page = inputs.environmentValues.navigationPage.map { ObjectIdentifier($0) }
    return values
  }()

  init(parent: Node, inputs: Inputs) {
    super.init(parent: parent, inputs: inputs)
    inputTree.focus.join(self)
  }

  var isOfScene: Bool { false }

  func evaluate<Content: View, Toolbar: ToolbarContent>(_ view: Content, _ items: ToolbarContentView<Toolbar>) {
    content = evaluate(view, in: content, inputs: inputs)
    toolbar = evaluate(items, in: toolbar, inputs: inputs.with(wrap: nil, traits: nil))
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
    if let toolbar { body(toolbar) }
  }

  override func willUnmount() { inputTree.focus.leave(self) }
  override var activityObserver: (any ActivityObserver)? { self }
  func didLeave() { inputTree.focus.leave(self) }
  func didReturn() { inputTree.focus.join(self) }
}

extension FocusedValues {
  /// The page whose toolbar belongs to the focused view.
  var page: ObjectIdentifier? {
    get { self[FocusedPageKey.self] }
    set { self[FocusedPageKey.self] = newValue }
  }
}

private struct FocusedPageKey: FocusedValueKey {
  typealias Value = ObjectIdentifier
}
