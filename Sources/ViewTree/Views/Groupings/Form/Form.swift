/// A container for controls that enter values: sections are boxes over the whole width, with a row for each view.
///
///     + Network ---------------------------------+
///     | Wi-Fi                              (==O) |
///     | Name                                 Ada |
///     +------------------------------------------+
///
/// Follows [Form](https://developer.apple.com/documentation/swiftui/form).
nonisolated public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form of rows and sections.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The view that the current style creates.
  @MainActor public var body: some View {
    StyledControl(FormStyleConfiguration(content: .init(content)), default: AutomaticFormStyle.self)
      .environment(ControlContextKey.self, constant: [.rows, .switches])
  }
}

extension Form: ScrollableView {}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form of a configuration in the next outer style.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// The configuration from which a form style creates its view.
///
/// Follows [FormStyleConfiguration](https://developer.apple.com/documentation/swiftui/formstyleconfiguration).
public struct FormStyleConfiguration {
  /// The type of the rows and sections.
  public typealias Content = ControlContent<FormStyleConfiguration>

  /// The rows and sections of the form.
  public let content: Content
}

/// A type that defines the appearance of forms: the arrangement of rows and sections.
///
/// Follows [FormStyle](https://developer.apple.com/documentation/swiftui/formstyle).
@MainActor @preconcurrency public protocol FormStyle: ControlStyle<FormStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = FormStyleConfiguration
}

extension View {
  /// Sets the appearance of the forms in the view.
  ///
  /// The style closest to a form wins; a form in the style's body uses the next outer style. Follows
  /// [formStyle(_:)](https://developer.apple.com/documentation/swiftui/view/formstyle(_:)).
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style on every platform, which equals ``GroupedFormStyle``.
///
/// Follows [AutomaticFormStyle](https://developer.apple.com/documentation/swiftui/automaticformstyle).
nonisolated public struct AutomaticFormStyle: FormStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}
}

extension AutomaticFormStyle: AutomaticStyle {
  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<FormStyleConfiguration> { grouped }

  private static let grouped = StyleLink(default: GroupedFormStyle())
}

/// A style with sections in boxes; rows outside sections are aligned with the rows inside.
///
///     + Network -------+
///     | Wi-Fi    (==O) |
///     +----------------+
///       Name       Ada
///
/// The form scrolls if the screen has a height.
/// Follows [GroupedFormStyle](https://developer.apple.com/documentation/swiftui/groupedformstyle).
nonisolated public struct GroupedFormStyle: FormStyle {
  /// Creates the style, usually written `.grouped`.
  public init() {}

  /// Returns the view of one form; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ScrollBox(content: RowStack(alignsWithBoxes: true) { configuration.content })
      .environment(ControlContextKey.self, constant: [.rows, .switches, .boxes])
  }
}

/// A style with sections without boxes, whose rows are indented below the titles; it does not scroll.
///
///     Network
///       Wi-Fi      (==O)
///
/// Follows [ColumnsFormStyle](https://developer.apple.com/documentation/swiftui/columnsformstyle).
nonisolated public struct ColumnsFormStyle: FormStyle {
  /// Creates the style, usually written `.columns`.
  public init() {}

  /// Returns the view of one form; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    RowStack { configuration.content }
      .environment(ControlContextKey.self, constant: [.rows, .switches])
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style: grouped.
  public static var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Sections in boxes; rows outside sections are aligned with the rows inside.
  public static var grouped: GroupedFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Sections without boxes, whose rows are indented below the titles; it does not scroll.
  public static var columns: ColumnsFormStyle { .init() }
}
