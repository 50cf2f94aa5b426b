/// A style in which text and shapes are drawn: a colour, or a gradient with a colour for each cell.
///
/// A style of your own returns another style for an environment:
///
///     struct Warning: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.yellow : Color.orange
///       }
///     }
///
/// Follows [ShapeStyle](https://developer.apple.com/documentation/swiftui/shapestyle).
public protocol ShapeStyle: Sendable {
  /// The type of the style that replaces this one; `Never` for a built-in style.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that replaces this one in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// Returns the paint of the style; called by the engine.
  func _paint(in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle {
  /// Returns the paint of the style that replaces this one.
  public func _paint(in environment: EnvironmentValues) -> _Paint { resolve(in: environment)._paint(in: environment) }

  /// Returns the colour that represents the style if only one is possible.
  func color(in environment: EnvironmentValues) -> Color { _paint(in: environment).color }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: a built-in style has a paint of its own.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(typeName(Self.self)) does not implement resolve(in:); add it to the style")
  }
}

extension Never: ShapeStyle {
  /// Never called: there is no value of the type.
  public func _paint(in environment: EnvironmentValues) -> _Paint { switch self {} }
}

extension Color: ShapeStyle {
  /// Returns the components of the colour in an environment.
  ///
  /// The terminal's own colours count as black, or as white on a dark screen; a transparent colour is black of opacity
  /// 0.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    if let fixed { return fixed }
    var opaque = self
    opaque.alpha = 1
    let color =
      switch storage {
      case .accent: environment.tint?.resolve(in: environment)
      case .byScheme(let colors): colors.color(onDark: environment.colorScheme == .dark).resolve(in: environment)
      default: Optional<Resolved>.none
      }
    guard let color = color ?? opaque.components(in: environment) else { return Resolved(.named(.black), alpha: 0) }
    return alpha == 1 || alpha.isNaN ? color : color.withOpacity(color.opacity * Float(min(max(alpha, 0), 1)))
  }

  /// Returns the colour itself; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(self) }
}

extension Color.Resolved: ShapeStyle {
  /// Returns the colour itself; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(Color(self)) }
}

/// A level of the enclosing foreground style: secondary and below are dimmed.
///
/// Follows [HierarchicalShapeStyle](https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle).
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level: set by `foregroundStyle`, else the first level dimmed.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level: set by `foregroundStyle`, else the first level dimmed.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level: the first level dimmed.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level: the first level dimmed.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// Returns the paint of the level; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    if level == 0 { return ForegroundStyle()._paint(in: environment) }
    let opacity = Self.opacities[level]
    guard let foreground = environment.textStyle.foreground else {
      // The secondary colour is half opaque already.
      return _Paint(.secondary).opacity(opacity / Self.opacities[1])
    }
    return foreground.paint(ofLevel: level) ?? foreground._paint(in: environment).opacity(opacity)
  }

  /// The opacity of each level of a style.
  static let opacities = [1, 0.5, 0.25, 0.15, 0.1]
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level: set by `foregroundStyle`, else the first level dimmed.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level: set by `foregroundStyle`, else the first level dimmed.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level: the first level dimmed.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level: the first level dimmed.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The tint of the surrounding view: blue unless `tint` sets another.
///
/// Follows [TintShapeStyle](https://developer.apple.com/documentation/swiftui/tintshapestyle).
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style of the tint.
  public init() {}

  /// Returns the tint; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(environment.tint ?? .accentColor) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surrounding view.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of the screen: it covers the views below, and looks like the empty screen.
///
/// Follows [BackgroundStyle](https://developer.apple.com/documentation/swiftui/backgroundstyle).
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style of the background.
  public init() {}

  /// Returns the paint of the background; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    guard let style = environment.backgroundStyle else { return _Paint(.page) }
    // A background style that is made from the background uses that of the screen.
    var around = environment
    around.backgroundStyle = nil
    return style._paint(in: around)
  }
}

private struct BackgroundStyleKey: LookKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style of areas that are filled with ``BackgroundStyle``; `nil` means the background of the screen.
  ///
  /// Follows [backgroundStyle](https://developer.apple.com/documentation/swiftui/environmentvalues/backgroundstyle).
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of areas in the view that are filled with ``BackgroundStyle``.
  ///
  /// Follows [backgroundStyle(_:)](https://developer.apple.com/documentation/swiftui/view/backgroundstyle(_:)).
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the screen.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The foreground style of the environment, or the terminal's own foreground colour.
///
/// Follows [ForegroundStyle](https://developer.apple.com/documentation/swiftui/foregroundstyle).
public struct ForegroundStyle: ShapeStyle {
  /// Creates the foreground style of the environment.
  public init() {}

  /// Returns the paint of the foreground style; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.textStyle.foreground?._paint(in: environment) ?? _Paint(.primary)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
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
  /// A transparent colour: the views below show through.
  public static var clear: Color { Color.clear }
  /// The tint of the surrounding view.
  public static var accentColor: Color { Color.accentColor }
}

/// A style of any type.
///
/// Follows [AnyShapeStyle](https://developer.apple.com/documentation/swiftui/anyshapestyle).
public struct AnyShapeStyle: ShapeStyle, Equatable {
  /// A reference, because it is part of every text's style.
  private let shared: Shared<any ShapeStyle>

  private var style: any ShapeStyle { shared.value }

  /// Creates a style that hides the type of another.
  public init<S: ShapeStyle>(_ style: S) { shared = Shared(style) }

  /// Returns the paint of the hidden style; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment) }

  /// Returns whether both hide equal styles of one type.
  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
    a.shared === b.shared || isEqual(a.style, b.style)
  }

  /// Returns the paint that `foregroundStyle` set for a level; `nil` if it set none.
  func paint(ofLevel level: Int) -> _Paint? {
    guard let levels = (style as? LeveledStyle)?.levels, levels.indices.contains(level) else { return nil }
    return levels[level]
  }

  private static func isEqual<S: ShapeStyle>(_ a: S, _ b: any ShapeStyle) -> Bool {
    guard let b = b as? S else { return false }
    return Comparison.areSame(a, b)
  }
}

/// A style with a paint for each of two or three levels; it draws in the first.
struct LeveledStyle: ShapeStyle, Equatable {
  let levels: [_Paint]

  func _paint(in environment: EnvironmentValues) -> _Paint { levels[0] }
}
