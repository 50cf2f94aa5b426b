extension View {
  // Disfavored: its builder takes a plain view as well, to report it, and views alone are for the next one.
  /// Puts items into the bars of the page that the view is in.
  ///
  ///     [ < Recipes ] Pancakes          [ Edit ] [ … ]
  ///     -----------------------------------------------
  ///
  /// The page is that of the `NavigationStack` around; outside of one nothing shows. Items of several views in a page
  /// stand beside each other, those of inner views first. Where the bar above has no room for all that stands at its end,
  /// the rest are rows of the list that the button `[ … ]` opens. Follows
  /// [toolbar(content:)](https://developer.apple.com/documentation/swiftui/view/toolbar(content:)).
  @_disfavoredOverload nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(ToolbarModifier(toolbar: ToolbarContentView(content: content()))) }

  /// Puts views at the end of the bar of the page that the view is in.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let group = ToolbarItemGroup(content: content)
    return toolbar { group }
  }

  /// Puts items into the bars of the page that the view is in; a user could arrange them elsewhere, here they stay.
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

  /// Puts a view before the title, and one at the end of the bar; the form of `toolbar` before iOS 14.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view before the title of the page; the form of `toolbar` before iOS 14.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the end of the bar of the page; the form of `toolbar` before iOS 14.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

nonisolated private struct ToolbarModifier<Toolbar: ToolbarContent>: ViewModifier {
  typealias Body = Never

  let toolbar: ToolbarContentView<Toolbar>

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.node { ToolbarNode(parent: $0, inputs: $1) }.evaluate(content, modifier.toolbar)
  }
}

/// The node of a view with a toolbar: the content, and beside it the items, which have no elements.
///
/// While the focus is in the content it says so, for what is shown while text is typed.
private final class ToolbarNode: Node, FocusedValuePublisher {
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
  override func didLeave() { inputTree.focus.leave(self) }
  override func didReturn() { inputTree.focus.join(self) }
}

extension FocusedValues {
  /// The page whose toolbar belongs to the view in which the focus is.
  var page: ObjectIdentifier? {
    get { self[FocusedPageKey.self] }
    set { self[FocusedPageKey.self] = newValue }
  }
}

private struct FocusedPageKey: FocusedValueKey {
  typealias Value = ObjectIdentifier
}
