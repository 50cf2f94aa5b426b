/// What text and shapes are drawn in. Follows
/// [ShapeStyle](https://developer.apple.com/documentation/swiftui/shapestyle).
public protocol ShapeStyle: Sendable, Hashable {
  /// The colour that stands for the style; a text platform draws nothing else.
  func _color(in environment: EnvironmentValues) -> Color
}

extension Color: ShapeStyle {
  public func _color(in environment: EnvironmentValues) -> Color { self }
}

/// A level of the foreground style around: secondary and below are dimmed.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  public func _color(in environment: EnvironmentValues) -> Color {
    let levels = environment.foregroundLevels
    if level < levels.count { return levels[level].color(in: environment) }
    let base = levels.first?.color(in: environment) ?? (level == 0 ? .primary : .secondary)
    return level == 0 ? base : base.opacity(0.5)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// The tint of the surrounding view.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _color(in environment: EnvironmentValues) -> Color { environment.tint ?? .accentColor }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of the screen.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _color(in environment: EnvironmentValues) -> Color { .clear }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The foreground style around.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _color(in environment: EnvironmentValues) -> Color {
    environment.textStyle.foreground?.color(in: environment) ?? .primary
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == Color {
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var clear: Color { Color.clear }
  public static var accentColor: Color { Color.accentColor }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  /// By reference: it is part of every text's style.
  private let shared: Shared<any ShapeStyle>

  private var style: any ShapeStyle { shared.value }

  public init<S: ShapeStyle>(_ style: S) { shared = Shared(style) }

  public func _color(in environment: EnvironmentValues) -> Color { style._color(in: environment) }

  func color(in environment: EnvironmentValues) -> Color { style._color(in: environment) }
  func resolve(in environment: EnvironmentValues) -> ResolvedColor { color(in: environment).resolve(in: environment) }

  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool { isEqual(a.style, b.style) }

  private static func isEqual<S: ShapeStyle>(_ a: S, _ b: any ShapeStyle) -> Bool {
    guard let b = b as? S else { return false }
    return a == b
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(style)) }
}

private struct ForegroundLevelsKey: EnvironmentKey {
  static var defaultValue: [AnyShapeStyle] { [] }
}

extension EnvironmentValues {
  /// The styles of the primary, secondary and tertiary level.
  var foregroundLevels: [AnyShapeStyle] {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }
}
