/// Related controls in one frame: `[ Cut | Copy | Paste ]`.
struct ControlFrame: View, ViewPart {
  let controls: [OptionList.Option]

  @MainActor var body: some View {
    ButtonBrackets(spacing: controls.isEmpty ? 0 : nil) {
      // Without a proposed height, the lines are as high as the highest control.
      HStack(alignment: .top) {
        ForEach(controls) { control in
          if control.id != controls.first?.id { Divider() }
          control.view
        }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    .foregroundStyle(ControlTint.plain)
    .buttonStyle(.plain)
  }
}

/// A button with a title that opens a menu of controls: `[ Edit v ]`.
struct ControlMenu<Title: View, Content: View>: View, ViewPart {
  private let title: Title
  private let content: Content
  @State private var isOpen = false

  init(@ViewBuilder content: () -> Content, @ViewBuilder title: () -> Title) {
    (self.title, self.content) = (title(), content())
  }

  @MainActor var body: some View { Button(opening: $isOpen) { title }.menuRows(isPresented: $isOpen) { content } }
}

/// Related controls in all their forms: in one frame, as a menu with a title, and in the list of a bar as rows below a
/// header.
///
/// Each control is one view that is moved between the forms. The layout of the surrounding bar shows the frame or the
/// menu.
///
///     [ Cut | Copy | Paste ]      [ Edit v ]
///
/// Outside a bar the controls are in a frame.
struct CollapsingControls<Title: View, Header: View>: View, ViewPart {
  private let controls: [OptionList.Option]
  private let semantics: Semantics?
  private let title: Title
  private let header: Header
  @Environment(\.collapsesControlGroups) private var collapsesInBar
  @Environment(\.controlContext) private var context

  init(
    controls: [OptionList.Option], semantics: Semantics? = nil, @ViewBuilder title: () -> Title,
    @ViewBuilder header: () -> Header
  ) {
    (self.controls, self.semantics, self.title, self.header) = (controls, semantics, title(), header())
  }

  @MainActor var body: some View {
    let areRows = context.contains(.items)
    let collapses = context.contains(.bar) && collapsesInBar == true
    Group {
      if areRows { header }
      described(
        Alternatives(ofItems: HideableLayout(isHidden: areRows)) {
          ControlFrame(controls: controls.map(hosted))
        }
      )
      .layoutValue(key: BarForm.self, value: collapses ? .full : .only)
      if areRows {
        ForEach(controls) { ItemOutlet(row: $0.id) }
      } else if collapses {
        described(
          HStack(spacing: 0) {
            ControlMenu {
              ForEach(controls) { ItemOutlet(row: $0.id) }
            } title: {
              title
            }
          }
        )
        .layoutValue(key: BarForm.self, value: .short)
      }
    }
    .movesItems()
  }

  /// Returns a control that is moved; groups in a group do not become menus by themselves.
  private func hosted(_ control: OptionList.Option) -> OptionList.Option {
    let content = control.view.environment(CollapsesControlGroupsKey.self, constant: false)
    var hosted = control
    hosted.view = AnyView(ItemHost(control.id, content: content))
    return hosted
  }

  @ViewBuilder private func described(_ form: some View) -> some View {
    if let semantics { form.semantics(semantics) } else { form }
  }
}

/// A layout that places its only subview or hides it.
private struct HideableLayout: EngineLayout {
  let isHidden: Bool

  static var layoutProperties: LayoutProperties { LayoutProperties(hidesUnplaced: true) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    isHidden ? .zero : subviews.content?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    if !isHidden { subviews.content?.place(at: bounds.origin, proposal: proposal) }
  }
}

/// The form in which a subview of a bar shows a group of controls.
enum BarForm: LayoutValueKey {
  static var defaultValue: BarForm { .only }

  case only
  case full
  case short
}

/// A view that may be a group of controls: in a bar it becomes a menu if there is not enough room for it.
protocol CollapsingItem: View {
  nonisolated static var isCollapsing: Bool { get }
}

extension View {
  /// Whether the view is a group of controls, with or without modifiers, or has one in its body.
  nonisolated static var hasCollapsingItem: Bool {
    if let item = Self.self as? any CollapsingItem.Type { return item.isCollapsing }
    return Body.self != Never.self && Body.hasCollapsingItem
  }

  /// Whether the view, or the view in an `AnyView`, is a group of controls.
  nonisolated var hasCollapsingItem: Bool {
    if let erased = self as? AnyView { return erased.content.hasCollapsingItem }
    return Self.hasCollapsingItem
  }
}

extension ModifiedContent: CollapsingItem where Content: View, Modifier: ViewModifier {
  static var isCollapsing: Bool { Content.hasCollapsingItem }
}

extension IDView: CollapsingItem {
  static var isCollapsing: Bool { Content.hasCollapsingItem }
}

extension EquatableView: CollapsingItem {
  static var isCollapsing: Bool { Content.hasCollapsingItem }
}

extension Group: CollapsingItem where Content: View {
  static var isCollapsing: Bool { Content.hasCollapsingItem }
}

extension Optional: CollapsingItem where Wrapped: View {
  static var isCollapsing: Bool { Wrapped.hasCollapsingItem }
}

extension _ConditionalContent: CollapsingItem where TrueContent: View, FalseContent: View {
  static var isCollapsing: Bool { TrueContent.hasCollapsingItem || FalseContent.hasCollapsingItem }
}

extension TupleView: CollapsingItem {
  static var isCollapsing: Bool {
    for isGroup in repeat (each Content).hasCollapsingItem { if isGroup { return true } }
    return false
  }
}

extension ForEach: CollapsingItem where Content: View {
  static var isCollapsing: Bool { Content.hasCollapsingItem }
}

struct CollapsesControlGroupsKey: BoundedKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// Whether the surrounding bar shows a group of controls as a menu if there is not enough room for it; `nil` outside
  /// the items of bars.
  ///
  /// It belongs to the item: it is the same in the list of the bar, where the group keeps its views.
  var collapsesControlGroups: Bool? {
    get { self[CollapsesControlGroupsKey.self] }
    set { self[CollapsesControlGroupsKey.self] = newValue }
  }
}
