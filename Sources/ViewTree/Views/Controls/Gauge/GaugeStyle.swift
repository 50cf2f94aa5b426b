/// The configuration from which a gauge style creates its view.
///
/// Follows [GaugeStyleConfiguration](https://developer.apple.com/documentation/swiftui/gaugestyleconfiguration).
public struct GaugeStyleConfiguration: ControlConfiguration {
  /// The role of a gauge: ``Role/gauge``.
  public static var role: Role { .gauge }

  /// The type of the gauge's label.
  public typealias Label = ControlLabel<GaugeStyleConfiguration>
  /// The type of the value's label.
  public typealias CurrentValueLabel = ControlContent<GaugeStyleConfiguration>
  /// The type of the lower bound's label.
  public typealias MinimumValueLabel = ControlContent<GaugeStyleConfiguration>
  /// The type of the upper bound's label.
  public typealias MaximumValueLabel = ControlContent<GaugeStyleConfiguration>
  /// The type of the labels for values between the bounds.
  public typealias MarkedValueLabel = ControlContent<GaugeStyleConfiguration>

  /// The value as a fraction, from 0 at the lower bound to 1 at the upper.
  public var value: Double
  /// The gauge's label.
  public var label: Label
  /// The value's label; `nil` if the gauge has none.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower bound's label; `nil` if the gauge has none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper bound's label; `nil` if the gauge has none.
  public var maximumValueLabel: MaximumValueLabel?
  /// The labels for values between the bounds; `nil` if the gauge has none.
  public var markedValueLabels: MarkedValueLabel?
}

/// A type that defines the appearance of gauges: a view composed of labels and a value.
///
/// Follows [GaugeStyle](https://developer.apple.com/documentation/swiftui/gaugestyle).
@MainActor @preconcurrency public protocol GaugeStyle: ControlStyle<GaugeStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = GaugeStyleConfiguration
}

extension View {
  /// Sets the appearance of the gauges in the view.
  ///
  /// Follows [gaugeStyle(_:)](https://developer.apple.com/documentation/swiftui/view/gaugestyle(_:)).
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: a bar, like ``LinearCapacityGaugeStyle``.
///
/// Follows [DefaultGaugeStyle](https://developer.apple.com/documentation/swiftui/defaultgaugestyle).
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}
}

extension DefaultGaugeStyle: AutomaticStyle {
  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<GaugeStyleConfiguration> { linear }

  private static let linear = StyleLink(default: LinearCapacityGaugeStyle())
}

/// A bar that is filled up to the value, with all labels.
///
///     Fuel E [####......] F 40%
///
/// Follows [LinearCapacityGaugeStyle](https://developer.apple.com/documentation/swiftui/linearcapacitygaugestyle).
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
  @Environment(\.labelsHidden) private var labelsHidden

  /// Creates the style, usually written `.linearCapacity`.
  public init() {}

  /// Returns the view of one gauge; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      if !labelsHidden { configuration.label }
      configuration.minimumValueLabel
      GaugeBar(level: configuration.value, isFilled: true)
      configuration.maximumValueLabel
      configuration.currentValueLabel
    }
  }
}

/// A bar that is filled up to the value, without the labels of the bounds.
///
///     Fuel [####......] 40%
///
/// Follows
/// [AccessoryLinearCapacityGaugeStyle](https://developer.apple.com/documentation/swiftui/accessorylinearcapacitygaugestyle).
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  @Environment(\.labelsHidden) private var labelsHidden

  /// Creates the style, usually written `.accessoryLinearCapacity`.
  public init() {}

  /// Returns the view of one gauge; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      if !labelsHidden { configuration.label }
      GaugeBar(level: configuration.value, isFilled: true)
      configuration.currentValueLabel
    }
  }
}

/// A line with a point at the value, between the labels of the bounds; without a lower one the value's label comes
/// first.
///
///     E ---O------ F          E ───●────── F
///
/// Follows [AccessoryLinearGaugeStyle](https://developer.apple.com/documentation/swiftui/accessorylineargaugestyle).
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style, usually written `.accessoryLinear`.
  public init() {}

  /// Returns the view of one gauge; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      if let minimum = configuration.minimumValueLabel { minimum } else { configuration.currentValueLabel }
      GaugeBar(level: configuration.value, isFilled: false)
      configuration.maximumValueLabel
    }
  }
}

/// A sign that shows the fraction, followed by the value's label, or by the gauge's label if there is none.
///
///     (40%) 12          ◔ 12
///     ~40%~ 12          ◔╌12      disabled
///
/// Follows [AccessoryCircularGaugeStyle](https://developer.apple.com/documentation/swiftui/accessorycirculargaugestyle).
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style, usually written `.accessoryCircular`.
  public init() {}

  /// Returns the view of one gauge; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      PartSign(part: configuration.value)
      if let current = configuration.currentValueLabel { current } else { configuration.label }
    }
  }
}

/// A style that equals ``AccessoryCircularGaugeStyle``: a sign that shows the fraction, followed by a label.
///
/// Follows
/// [AccessoryCircularCapacityGaugeStyle](https://developer.apple.com/documentation/swiftui/accessorycircularcapacitygaugestyle).
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style, usually written `.accessoryCircularCapacity`.
  public init() {}

  /// Returns the view of one gauge; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
  }
}

nonisolated private struct GaugeBar: LeafView {
  let level: Double
  let isFilled: Bool

  func leaf(in environment: EnvironmentValues) -> LevelBar {
    let (glyphs, isEnabled) = (environment.glyphs, environment.isEnabled)
    return LevelBar(
      level: level,
      glyphs: isFilled ? .progress(glyphs, isEnabled: isEnabled) : .point(glyphs, isEnabled: isEnabled),
      in: environment)
  }
}

extension LevelBar.Glyphs {
  /// The glyphs of a line with a point on it.
  fileprivate static func point(_ glyphs: GlyphSet, isEnabled: Bool) -> LevelBar.Glyphs {
    let line: Character =
      switch glyphs {
      case .ascii: isEnabled ? "-" : "~"
      case .unicode: isEnabled ? "─" : "╌"
      }
    return LevelBar.Glyphs(ends: ("", ""), filled: line, rest: line, thumb: glyphs == .ascii ? "O" : "●")
  }
}

/// A disc that is filled in quarters; in ASCII the percentage.
nonisolated private struct PartSign: View {
  let part: Double
  @Environment(\.glyphs) private var glyphs
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    let part = FractionText(part)
    HStack(spacing: 0) {
      Text(verbatim: FractionText.sign(part, glyphs, isEnabled: isEnabled, isAlone: false, locale: locale))
        .controlPart()
      Text(verbatim: FractionText.gap(glyphs, isEnabled: isEnabled)).controlPart()
    }
    .foregroundStyle(isEnabled ? ControlTint.plain : AnyShapeStyle(.secondary))
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style: a bar.
  public static var automatic: DefaultGaugeStyle { .init() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value, with all labels.
  public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A line with a point at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A sign that shows the fraction.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A sign that shows the fraction.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}
