/// A control that shows another page of the `NavigationStack` around.
///
///     General                       >      [ General > ]
///
/// Left: a row of a list or a form. Right: anywhere else, in the button style around. A tap, or Return or Space while
/// it has the focus, pushes its own destination, or its value, for which `navigationDestination(for:)` says the page. In a
/// list whose selection is of the type of its value it is selected as well, and needs no page. Outside of a stack it is disabled. Follows
/// [NavigationLink](https://developer.apple.com/documentation/swiftui/navigationlink).
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

  /// A link to a page of its own.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination(), value: nil)
  }

  /// A link to a page of its own.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination, value: nil)
  }

  /// A link to a page of its own, which is shown while the binding is `true`.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination(), value: nil, isActive: isActive)
  }

  /// Why the link leads nowhere.
  @MainActor private var missing: String? {
    if page == nil { return "the link is outside of a NavigationStack" }
    return destination == nil && value == nil ? "the link has no value" : nil
  }

  /// A button that pushes the page; a link with an `EmptyView` as its label shows nothing, and is followed by its binding.
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
        // What is selected may say by itself what is shown: there need not be a page.
        if !isSelected || page?.model.hasPage(of: value) == true { page?.model.push(value) }
      }
      .modifier(MissingTarget(reason: missing))
      .modifier(LinkValueTrait(value: value?.value))
    }
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the page of a value; without a value it is disabled.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: nil, value: value.map { PathElement($0) })
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to the page of a value, called by a text.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link to the page of a value, called by a text that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// A link to a page of its own, called by a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link to a page of its own, called by a text that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link to a page of its own, called by a text.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link to a page of its own, called by a text that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

/// Disables a link that leads nowhere, and says why.
nonisolated private struct MissingTarget: ViewModifier {
  let reason: String?

  @MainActor func body(content: Content) -> some View {
    content.disabled(reason != nil).modifier(DisabledReasonTrait(reason: reason))
  }
}

/// The button of a link: a row with an arrow at its end, where it is one; a label with a surface of its own stands alone.
nonisolated private struct LinkButton<Label: View>: View {
  let label: Label
  let action: @MainActor () -> Void
  @Environment(\.controlContext) private var context
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator

  @MainActor var body: some View {
    if Label.self == EmptyView.self {
      // A program follows the link by its binding: there is nothing to see.
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
  /// Whether links have an arrow at their end.
  public internal(set) var navigationLinkIndicatorVisibility: Visibility {
    get { self[NavigationLinkIndicatorVisibilityKey.self] }
    set { self[NavigationLinkIndicatorVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Says whether the links below have an arrow at their end; they have, unless it is hidden.
  ///
  /// Follows
  /// [navigationLinkIndicatorVisibility(_:)](https://developer.apple.com/documentation/swiftui/view/navigationlinkindicatorvisibility(_:)).
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}

nonisolated private struct LinkRowStyle: PrimitiveButtonStyle {
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator

  @MainActor func makeBody(configuration: Configuration) -> some View {
    // The arrow is centred like everything else at the end of a row, a badge or a star.
    HStack {
      configuration.label
      Spacer()
      if indicator != .hidden { Image(indicator: .forward) }
    }
    .onTapGesture { configuration.trigger() }
  }
}
