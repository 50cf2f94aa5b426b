/// A control that shows a page of the `NavigationStack` around it.
///
///     General                       >      [ General > ]
///
/// Left: a row of a list or a form. Right: anywhere else, in the current button style. A tap, or Return or Space while
/// it has the focus, pushes its destination, or the page that `navigationDestination(for:)` associates with its value.
/// In a list whose selection has the type of its value, the link also selects its row, and needs no page. Outside of a
/// stack it is disabled. Follows [NavigationLink](https://developer.apple.com/documentation/swiftui/navigationlink).
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let destination: Destination?
  private let value: PathElement?
  private let configured: Binding<Bool>?
  @State private var isFollowed = false
  @Environment(\.navigationPage) private var page
  @Environment(\.listSelection) private var selection
  @Environment(\.onRowChoice) private var onRowChoice

  private init(
    label: Label, destination: Destination?, value: PathElement?, isActive: Binding<Bool>? = nil
  ) {
    self.label = label
    self.destination = destination
    self.value = value
    configured = isActive
  }

  /// Creates a link to a destination.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination(), value: nil)
  }

  /// Creates a link to a destination.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination, value: nil)
  }

  /// Creates a link to a destination that is shown while the binding is `true`.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination(), value: nil, isActive: isActive)
  }

  /// The reason why the link has no page; `nil` if it has one.
  @MainActor private var missing: String? {
    if page == nil { return "the link is not in a NavigationStack" }
    return destination == nil && value == nil ? "the link has no value" : nil
  }

  /// A button that pushes the page; a link with an `EmptyView` as its label is invisible, and is controlled by its
  /// binding.
  @MainActor public var body: some View {
    if let destination {
      let (page, isActive) = (page, configured ?? $isFollowed)
      LinkButton(label: label) {
        page?.willFollowLink()
        isActive.wrappedValue = true
      }
      .modifier(MissingTarget(reason: missing))
      .navigationDestination(isPresented: isActive) { destination }
    } else {
      let (page, value, selection, onRowChoice) = (page, value, selection, onRowChoice)
      LinkButton(label: label) {
        page?.willFollowLink()
        guard let value else { return }
        let isSelected = selection?.chooseLink(value.value) == true
        if isSelected { onRowChoice?.run() }
        // The selection alone may determine the content of the next column, so a page is not required.
        if !isSelected || page?.model.hasPage(of: value) == true { page?.model.push(value) }
      }
      .modifier(MissingTarget(reason: missing))
      .modifier(LinkValueTrait(value: value?.value))
    }
  }
}

extension NavigationLink: LinkView {}

extension NavigationLink where Destination == Never {
  /// Creates a link to the page of a value; without a value it is disabled.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: nil, value: value.map { PathElement($0) })
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to the page of a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(value: value) { Text(titleKey) } }

  /// Creates a link with a verbatim title to the page of a value.
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a destination.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a verbatim title to a destination.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title to a destination.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a verbatim title to a destination.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

/// Disables a link without a page, and reports the reason.
nonisolated private struct MissingTarget: ViewModifier {
  let reason: String?

  @MainActor func body(content: Content) -> some View {
    content.disabled(reason != nil).modifier(DisabledReasonTrait(reason: reason))
  }
}

/// The button of a link: in a list, a row with an arrow at its end; a label with a surface of its own has no border.
nonisolated private struct LinkButton<Label: View>: View {
  let label: Label
  let action: @MainActor () -> Void
  @Environment(\.controlContext) private var context
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator

  @MainActor var body: some View {
    if Label.self == EmptyView.self {
      // The program controls the link by its binding, so nothing is drawn.
      EmptyView()
    } else if context.contains(.rows) {
      Button(action: action) { label }.buttonStyle(LinkRowStyle())
    } else if Label._surface != .none {
      Button(action: action) { label }
    } else {
      Button(action: action) {
        HStack {
          label
          if indicator != .hidden { Image(indicator: .forward).accessibilityHidden(true) }
        }
      }
    }
  }
}

private struct NavigationLinkIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The visibility of the arrow at the end of links.
  public internal(set) var navigationLinkIndicatorVisibility: Visibility {
    get { self[NavigationLinkIndicatorVisibilityKey.self] }
    set { self[NavigationLinkIndicatorVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Sets the visibility of the arrow at the end of links; they have one, unless it is hidden.
  ///
  /// Follows
  /// [navigationLinkIndicatorVisibility(_:)](https://developer.apple.com/documentation/swiftui/view/navigationlinkindicatorvisibility(_:)).
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}

nonisolated private struct LinkRowStyle: PrimitiveButtonStyle {
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator
  @Environment(\.linkBadge) private var badge

  @MainActor func makeBody(configuration: Configuration) -> some View {
    // The arrow is centred like other content at the end of a row, such as a badge.
    HStack {
      configuration.label
      Spacer()
      if let badge { badge.view.layoutPriority(1) }
      if indicator != .hidden { Image(indicator: .forward) }
    }
    .onTapGesture { configuration.trigger() }
    .modifier(AccessibilityTrait(ownValue: badge?.words))
  }
}
