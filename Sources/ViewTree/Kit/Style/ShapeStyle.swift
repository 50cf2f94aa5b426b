/// What text and shapes are drawn in: a text platform draws one colour of it.
///
/// Follows [ShapeStyle](https://developer.apple.com/documentation/swiftui/shapestyle).
public protocol ShapeStyle: Sendable, Hashable {
  /// The colour that stands for the style; a text platform draws nothing else.
  func _color(in environment: EnvironmentValues) -> Color
}

extension Color: ShapeStyle {
  /// The colour that a back end draws; called by the engine.
  public func _color(in environment: EnvironmentValues) -> Color { self }
}

/// A level of the foreground style around: secondary and below are dimmed.
///
/// Follows [HierarchicalShapeStyle](https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle).
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level: as `foregroundStyle` set it, else the first one dimmed.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level: as `foregroundStyle` set it, else the first one dimmed.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level: the first one dimmed.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  /// The colour that a back end draws; called by the engine.
  public func _color(in environment: EnvironmentValues) -> Color {
    let levels = environment.foregroundLevels
    if level < levels.count { return levels[level].color(in: environment) }
    let base = levels.first?.color(in: environment) ?? (level == 0 ? .primary : .secondary)
    return level == 0 ? base : base.opacity(0.5)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level: as `foregroundStyle` set it, else the first one dimmed.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level: as `foregroundStyle` set it, else the first one dimmed.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level: the first one dimmed.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level: the first one dimmed.
  public static var quinary: HierarchicalShapeStyle { .quaternary }
}

/// The tint of the surrounding view: blue unless `tint` says otherwise.
///
/// Follows [TintShapeStyle](https://developer.apple.com/documentation/swiftui/tintshapestyle).
public struct TintShapeStyle: ShapeStyle {
  /// The tint of the surrounding view.
  public init() {}

  /// The colour that a back end draws; called by the engine.
  public func _color(in environment: EnvironmentValues) -> Color { environment.tint ?? .accentColor }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surrounding view.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of the screen: nothing is drawn.
///
/// Follows [BackgroundStyle](https://developer.apple.com/documentation/swiftui/backgroundstyle).
public struct BackgroundStyle: ShapeStyle {
  /// The background of the screen.
  public init() {}

  /// The colour that a back end draws; called by the engine.
  public func _color(in environment: EnvironmentValues) -> Color { .clear }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the screen.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The foreground style around, or the terminal's own foreground colour.
///
/// Follows [ForegroundStyle](https://developer.apple.com/documentation/swiftui/foregroundstyle).
public struct ForegroundStyle: ShapeStyle {
  /// The foreground style around.
  public init() {}

  /// The colour that a back end draws; called by the engine.
  public func _color(in environment: EnvironmentValues) -> Color {
    environment.textStyle.foreground?.color(in: environment) ?? .primary
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == Color {
  /// The colour ``Color/black``.
  public static var black: Color { Color.black }
  /// The colour ``Color/white``.
  public static var white: Color { Color.white }
  /// The colour ``Color/gray``.
  public static var gray: Color { Color.gray }
  /// The colour ``Color/red``.
  public static var red: Color { Color.red }
  /// The colour ``Color/orange``.
  public static var orange: Color { Color.orange }
  /// The colour ``Color/yellow``.
  public static var yellow: Color { Color.yellow }
  /// The colour ``Color/green``.
  public static var green: Color { Color.green }
  /// The colour ``Color/mint``.
  public static var mint: Color { Color.mint }
  /// The colour ``Color/teal``.
  public static var teal: Color { Color.teal }
  /// The colour ``Color/cyan``.
  public static var cyan: Color { Color.cyan }
  /// The colour ``Color/blue``.
  public static var blue: Color { Color.blue }
  /// The colour ``Color/indigo``.
  public static var indigo: Color { Color.indigo }
  /// The colour ``Color/purple``.
  public static var purple: Color { Color.purple }
  /// The colour ``Color/pink``.
  public static var pink: Color { Color.pink }
  /// The colour ``Color/brown``.
  public static var brown: Color { Color.brown }
  /// Nothing at all: what is below shows through.
  public static var clear: Color { Color.clear }
  /// The tint of the surrounding view.
  public static var accentColor: Color { Color.accentColor }
}

/// A style of any type.
///
/// Follows [AnyShapeStyle](https://developer.apple.com/documentation/swiftui/anyshapestyle).
public struct AnyShapeStyle: ShapeStyle {
  /// By reference: it is part of every text's style.
  private let shared: Shared<any ShapeStyle>

  private var style: any ShapeStyle { shared.value }

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { shared = Shared(style) }

  /// The colour that a back end draws; called by the engine.
  public func _color(in environment: EnvironmentValues) -> Color { style._color(in: environment) }

  func color(in environment: EnvironmentValues) -> Color { style._color(in: environment) }
  func resolve(in environment: EnvironmentValues) -> ResolvedColor { color(in: environment).resolve(in: environment) }

  /// Whether both hide equal styles of one type.
  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool { isEqual(a.style, b.style) }

  private static func isEqual<S: ShapeStyle>(_ a: S, _ b: any ShapeStyle) -> Bool {
    guard let b = b as? S else { return false }
    return a == b
  }

  /// Hashes the hidden style.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(style)) }
}

private struct ForegroundLevelsKey: LookKey {
  static var defaultValue: [AnyShapeStyle] { [] }
}

extension EnvironmentValues {
  /// The styles of the primary, secondary and tertiary level.
  var foregroundLevels: [AnyShapeStyle] {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }
}
