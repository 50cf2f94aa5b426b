/// Related views with a title above and a note below; in a form or a list each view is a row.
///
///     + Network -----------------+        Network
///     | Wi-Fi              (==O) |          [x] Wi-Fi
///     +--------------------------+          Counts your steps.
///       Counts your steps.
///
/// The left picture is the section in a form, the right one elsewhere. The title of a collapsible section is a button
/// with a mark before it. Follows [Section](https://developer.apple.com/documentation/swiftui/section).
nonisolated public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  private let isExpanded: Binding<Bool>?
  /// True for `Section(configuration)`: the outer section is published, and this one only draws it.
  let isUnpublished: Bool

  init(
    header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil, isUnpublished: Bool = false
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
    self.isUnpublished = isUnpublished
  }

  /// Returns a section with the same header and footer around different content.
  func withContent<Other>(_ other: (Content) -> Other) -> Section<Parent, Other, Footer> {
    Section<Parent, Other, Footer>(header: header, content: other(content), footer: footer, isExpanded: isExpanded)
  }
}

extension Section: View, Control where Parent: View, Content: View, Footer: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  static var rows: RowsTrait? { RowsTrait(isRow: false) }
  /// False: its only binding is optional.
  static var hasProperties: Bool { false }

  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedControl {
    isExpanded?.location.prepare()
    return StyledControl(
      SectionStyleConfiguration(
        header: .init(heading: header), content: .init(content.modifier(ListRows())), footer: .init(footer),
        isExpanded: isExpanded),
      default: DefaultSectionStyle.self
    ) { section in
      var semantics = Semantics(.section, fallbackLabel: header, isWhole: false)
      if let isExpanded = section.isExpanded { semantics.isExpanded = { isExpanded.wrappedValue } }
      return semantics
    }
    .resolve(in: environment)
  }

  /// Writes the view's value into its node; called by the engine.
  @MainActor public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    guard !view.isUnpublished, let container = slot.parent.flatSectionContainer else {
      return evaluateControl(view, in: &slot)
    }
    FlatSection._evaluate(
      FlatSection(
        header: view.header, content: view.content, footer: view.footer, isExpanded: view.isExpanded,
        layout: container.layout),
      in: &slot)
  }

  /// Creates a section, with or without a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with a header, and with or without a footer, that are passed as values.
  nonisolated public init(header: Parent, footer: Footer = EmptyView(), @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

/// In a picker, the views of a section are options below its header.
extension Section: OptionGroup where Parent: View, Content: View, Footer: View {
  @MainActor func addOptions(to list: inout OptionList) {
    list.addSection(header: header is EmptyView ? nil : AnyView(header), content: content)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer that is passed as a value.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section: SubviewSource where Parent: View, Content: View, Footer: View {
  nonisolated static var contents: [any View.Type] { [Parent.self, Content.self, Footer.self] }
  nonisolated func addSubviews(to list: inout SubviewList) {
    list.addSection(header: header, content: content, footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a collapsible section, whose rows exist while `isExpanded` is true.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized title; it is collapsible if `isExpanded` is not `nil`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section with a verbatim title; it is collapsible if `isExpanded` is not `nil`.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section
where
  Parent == SectionStyleConfiguration.Header, Content == SectionStyleConfiguration.Content,
  Footer == SectionStyleConfiguration.Footer
{
  /// Creates the section of a configuration in the next outer style.
  nonisolated public init(_ configuration: SectionStyleConfiguration) {
    self.init(
      header: configuration.header, content: configuration.content, footer: configuration.footer,
      isExpanded: configuration.isExpanded, isUnpublished: true)
  }
}
