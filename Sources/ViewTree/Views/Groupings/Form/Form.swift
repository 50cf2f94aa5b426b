/// Controls for entering values: sections as boxes over the whole width, a row for each view.
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

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form of a configuration in the next outer style.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// The configuration from which a form style creates its view.
///
/// Follows [FormStyleConfiguration](https://developer.apple.com/documentation/swiftui/formstyleconfiguration).
public struct FormStyleConfiguration {
  /// The rows and sections.
  public typealias Content = ControlContent<FormStyleConfiguration>

  /// The rows and sections of the form.
  public let content: Content
}

/// What forms look like: how rows and sections are arranged.
///
/// Follows [FormStyle](https://developer.apple.com/documentation/swiftui/formstyle).
@MainActor @preconcurrency public protocol FormStyle: ControlStyle<FormStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = FormStyleConfiguration
}

extension View {
  /// Sets the look of the forms below.
  ///
  /// The style closest to a form wins; a form in its body uses the next outer one. Follows
  /// [formStyle(_:)](https://developer.apple.com/documentation/swiftui/view/formstyle(_:)).
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style, on every platform: grouped, as ``GroupedFormStyle``.
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

/// Sections in boxes; rows outside of sections stand where those inside do.
///
///     + Network -------+
///     | Wi-Fi    (==O) |
///     +----------------+
///       Name       Ada
///
/// It scrolls where the screen has a height.
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

/// Sections without boxes, their rows indented below the titles; it does not scroll.
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
  /// Sections in boxes; rows outside of sections stand where those inside do.
  public static var grouped: GroupedFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Sections without boxes, their rows indented below the titles; it does not scroll.
  public static var columns: ColumnsFormStyle { .init() }
}
