/// A view that shows a value with its name.
///
///     Name: Ada                 Name                       Ada
///
/// The left picture is the general form, the right one that in a form or a list. Follows
/// [LabeledContent](https://developer.apple.com/documentation/swiftui/labeledcontent).
nonisolated public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
  let isUnpublished: Bool

  private init(label: Label, content: Content, isUnpublished: Bool) {
    self.label = label
    self.content = content
    self.isUnpublished = isUnpublished
  }
}

extension LabeledContent: View, Control where Label: View, Content: View {
  /// `Never`: the view is primitive; the engine shows it without a body.
  public typealias Body = Never

  /// Creates labelled content with a label of any kind.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), isUnpublished: false)
  }

  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedControl {
    StyledControl(
      LabeledContentStyleConfiguration(label: .init(titles: label), content: .init(content)),
      default: DefaultLabeledContentStyle.self
    ) { Semantics(of: $0.label, isWhole: false) }
    .resolve(in: environment)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labelled content with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), isUnpublished: false)
  }

  /// Creates labelled content with a verbatim title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), isUnpublished: false)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labelled content from a localized title and a verbatim value.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value), isUnpublished: false)
  }

  /// Creates labelled content from a verbatim title and a verbatim value.
  @_disfavoredOverload nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value), isUnpublished: false)
  }

  /// Creates labelled content from a localized title and a value in a format.
  nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format), isUnpublished: false)
  }

  /// Creates labelled content from a verbatim title and a value in a format.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  )
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format), isUnpublished: false)
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates the labelled content of a configuration in the next outer style.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content, isUnpublished: true)
  }
}

/// The configuration from which a labelled content style creates its view.
///
/// Follows
/// [LabeledContentStyleConfiguration](https://developer.apple.com/documentation/swiftui/labeledcontentstyleconfiguration).
public struct LabeledContentStyleConfiguration: ControlConfiguration {
  /// The role of labelled content: ``Role/group``.
  public static var role: Role { .group }

  /// The type of the name.
  public typealias Label = ControlLabel<LabeledContentStyleConfiguration>
  /// The type of the named value or control.
  public typealias Content = ControlContent<LabeledContentStyleConfiguration>

  /// The name of the content.
  public let label: Label
  /// The named value or control.
  public let content: Content
}

/// A type that defines the appearance of labelled content: a view composed of a name and the named content.
///
/// A style omits the name if `\.labelsVisibility` hides it; the name is still published.
///
/// Follows [LabeledContentStyle](https://developer.apple.com/documentation/swiftui/labeledcontentstyle).
@MainActor @preconcurrency public protocol LabeledContentStyle: ControlStyle<LabeledContentStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = LabeledContentStyleConfiguration
}

extension View {
  /// Sets the appearance of the labelled content in the view.
  ///
  /// The innermost style wins; labelled content in the style's body uses the next outer style. Follows
  /// [labeledContentStyle(_:)](https://developer.apple.com/documentation/swiftui/view/labeledcontentstyle(_:)).
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: name and value at both edges of a row in a form or a list, and side by side elsewhere.
///
///     Name             Ada          Name: Ada
///
/// Follows [AutomaticLabeledContentStyle](https://developer.apple.com/documentation/swiftui/automaticlabeledcontentstyle).
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}
}

extension AutomaticLabeledContentStyle: AutomaticStyle {
  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<LabeledContentStyleConfiguration> {
    environment.controlContext.contains(.rows) ? trailing : inline
  }

  private static let trailing = StyleLink(default: TrailingLabeledContentStyle())
  private static let inline = StyleLink(default: InlineLabeledContentStyle())
}

typealias DefaultLabeledContentStyle = AutomaticLabeledContentStyle

/// A style with the value after its name and a colon, `Name: Ada`, or the value alone if labels are hidden.
///
/// A name has no colon if it has several lines, or if no column is left for the colon.
nonisolated public struct InlineLabeledContentStyle: LabeledContentStyle {
  @Environment(\.labelsHidden) private var labelsHidden

  /// Creates the style, usually written `.inline`.
  public init() {}

  /// Returns the view of labelled content; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRowLayout(alignment: .firstTextBaseline, fillsWidth: false)() {
      if !labelsHidden, !configuration.label.isEmpty {
        NamedLayout()() {
          configuration.label
          Text(verbatim: ":").controlPart()
        }
      }
      HStack(alignment: .firstTextBaseline) { configuration.content }
    }
  }
}

/// A layout of a name and the colon after it.
///
/// A name of several lines has no colon, as the first line does not end the name.
private struct NamedLayout: EngineLayout {
  static var layoutProperties: LayoutProperties { LayoutProperties(hidesUnplaced: true) }

  /// Returns the proposal for the name, and whether a colon follows it.
  private func plan(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (name: ProposedViewSize, hasColon: Bool) {
    guard subviews.count == 2 else { return (proposal, false) }
    let colon = subviews[1].sizeThatFits(.unspecified)
    let offer = ProposedViewSize(width: proposal.width.map { max($0 - colon.width, 0) }, height: proposal.height)
    let name = subviews[0].sizeThatFits(offer)
    let fits = name.width + colon.width <= proposal.width ?? .infinity
    return name.width == 0 || name.height > colon.height || !fits ? (proposal, false) : (offer, true)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let (offer, hasColon) = plan(proposal, subviews)
    let name = subviews.first?.sizeThatFits(offer) ?? .zero
    return CGSize(
      width: name.width + (hasColon ? subviews[1].sizeThatFits(.unspecified).width : 0), height: name.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let (offer, hasColon) = plan(proposal, subviews)
    guard let name = subviews.first else { return }
    name.place(at: bounds.origin, proposal: offer)
    if hasColon {
      let x = bounds.minX + name.sizeThatFits(offer).width
      subviews[1].place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
    }
  }
}

/// A style with the name at the leading edge and the value at the trailing edge, `Name          Ada`, or the value
/// alone if labels are hidden.
///
/// A value that is wider than half of the row and does not fit beside its name is below it.
nonisolated public struct TrailingLabeledContentStyle: LabeledContentStyle {
  @Environment(\.labelsHidden) private var labelsHidden

  /// Creates the style, usually written `.trailing`.
  public init() {}

  /// Returns the view of labelled content; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRowLayout(alignment: .firstTextBaseline, fillsWidth: true)() {
      if !labelsHidden { configuration.label }
      HStack(alignment: .firstTextBaseline) { configuration.content }
    }
  }
}

/// A style with the value below its name, indented.
///
///     Name
///       Ada
nonisolated public struct StackedLabeledContentStyle: LabeledContentStyle {
  @Environment(\.labelsHidden) private var labelsHidden

  /// Creates the style, usually written `.stacked`.
  public init() {}

  /// Returns the view of labelled content; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      if !labelsHidden { configuration.label }
      VStack(alignment: .leading) { configuration.content }.indented()
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style: name and value at both edges of a row in a form or a list, and side by side elsewhere.
  public static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension LabeledContentStyle where Self == InlineLabeledContentStyle {
  /// The value directly after its name: `Name: Ada`.
  public static var inline: InlineLabeledContentStyle { .init() }
}

extension LabeledContentStyle where Self == TrailingLabeledContentStyle {
  /// The name at the leading edge, the value at the trailing edge: `Name          Ada`.
  public static var trailing: TrailingLabeledContentStyle { .init() }
}

extension LabeledContentStyle where Self == StackedLabeledContentStyle {
  /// The value below its name, indented.
  public static var stacked: StackedLabeledContentStyle { .init() }
}
