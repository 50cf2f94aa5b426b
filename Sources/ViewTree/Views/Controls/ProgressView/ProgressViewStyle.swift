/// The configuration from which a progress view style creates its view.
///
/// Follows
/// [ProgressViewStyleConfiguration](https://developer.apple.com/documentation/swiftui/progressviewstyleconfiguration).
public struct ProgressViewStyleConfiguration: ControlConfiguration {
  /// The role of a progress view: ``Role/progress``.
  public static var role: Role { .progress }

  /// The type of the task's label.
  public typealias Label = ControlLabel<ProgressViewStyleConfiguration>
  /// The type of the label of the current value.
  public typealias CurrentValueLabel = ControlContent<ProgressViewStyleConfiguration>

  /// The completed fraction, from 0 to 1; `nil` if it is unknown.
  public let fractionCompleted: Double?
  /// The task's label; `nil` if the view has none.
  public let label: Label?
  /// The label of the current value; `nil` if the view has none.
  public let currentValueLabel: CurrentValueLabel?
}

/// A type that defines the appearance of progress views: a view composed of labels and a fraction.
///
/// `ProgressView(configuration)` in the view is drawn by the next outer style. Follows
/// [ProgressViewStyle](https://developer.apple.com/documentation/swiftui/progressviewstyle).
@MainActor @preconcurrency public protocol ProgressViewStyle: ControlStyle<ProgressViewStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = ProgressViewStyleConfiguration
}

extension View {
  /// Sets the appearance of the progress views in the view.
  ///
  /// Follows [progressViewStyle(_:)](https://developer.apple.com/documentation/swiftui/view/progressviewstyle(_:)).
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: a bar for a known fraction, a sign for an unknown one.
///
///     Loading [####......]        (...) Loading
///
/// Follows [DefaultProgressViewStyle](https://developer.apple.com/documentation/swiftui/defaultprogressviewstyle).
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}

  /// Returns the styled view; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgressViewStyle().evaluated(for: configuration)
    } else {
      CircularProgressViewStyle().evaluated(for: configuration)
    }
  }

  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<ProgressViewStyleConfiguration> {
    standard
  }

  private static let standard = StyleLink(default: DefaultProgressViewStyle())
}

/// A bar as wide as the proposal, between the label and the label of the current value.
///
///     Loading [####......] 40%        Loading ████░░░░░░ 40%
///
/// Follows [LinearProgressViewStyle](https://developer.apple.com/documentation/swiftui/linearprogressviewstyle).
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  private let color: Color?
  @Environment(\.labelsHidden) private var labelsHidden

  /// Creates the style, usually written `.linear`.
  public init() { color = nil }
  /// Creates the style with the colour of the bar.
  public init(tint: Color) { color = tint }

  /// Returns the styled view; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      if !labelsHidden { configuration.label }
      ProgressBar(level: configuration.fractionCompleted, color: color)
      configuration.currentValueLabel
    }
  }
}

nonisolated private struct ProgressBar: LeafView {
  let level: Double?
  let color: Color?

  func leaf(in environment: EnvironmentValues) -> LevelBar {
    let style = color.map(AnyShapeStyle.init) ?? AnyShapeStyle(LevelBar.tint)
    let glyphs = LevelBar.Glyphs.progress(environment.glyphs, isEnabled: environment.isEnabled)
    return LevelBar(level: level, glyphs: glyphs, style, in: environment)
  }
}

/// A sign before the label: a disc that is filled, or a sign that the task is running.
///
///     (40%) Loading     (...) Loading          ◔ 40% Loading     ◌ Loading
///
/// In text the sign does not spin. Follows
/// [CircularProgressViewStyle](https://developer.apple.com/documentation/swiftui/circularprogressviewstyle).
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  private let color: Color?
  @Environment(\.glyphs) private var glyphs
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsHidden) private var labelsHidden

  /// Creates the style, usually written `.circular`.
  public init() { color = nil }
  /// Creates the style with the colour of the sign.
  public init(tint: Color) { color = tint }

  /// Returns the styled view; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let isLabelShown = !labelsHidden && configuration.label != nil
    let isAlone = !isLabelShown && configuration.currentValueLabel == nil
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        sign(configuration.fractionCompleted.map(FractionText.init), isAlone: isAlone)
      }
      .lineLimit(1)
      .layoutPriority(1)
      .accessibilityHidden(true)
      .foregroundStyle(isEnabled ? color.map(AnyShapeStyle.init) ?? ControlTint.plain : AnyShapeStyle(.secondary))
      if isLabelShown { configuration.label }
      if isLabelShown, configuration.currentValueLabel != nil { Text(verbatim: " ") }
      configuration.currentValueLabel
    }
  }

  /// The sign, followed by the gap before the label; a disc is followed by the percentage.
  @MainActor @ViewBuilder private func sign(_ part: FractionText?, isAlone: Bool) -> some View {
    let gap = FractionText.gap(glyphs, isEnabled: isEnabled)
    let disc = glyphs == .unicode ? part : nil
    Text(verbatim: FractionText.sign(part, glyphs, isEnabled: isEnabled, isAlone: isAlone, locale: locale))
    if let disc {
      Text(verbatim: gap)
      Text(verbatim: disc.percent(in: locale))
    }
    if !isAlone { Text(verbatim: disc == nil ? gap : " ") }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style: a bar for a known fraction, a sign for an unknown one.
  public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar: `[####......]`.
  public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A sign: `(40%)`.
  public static var circular: CircularProgressViewStyle { .init() }
}
