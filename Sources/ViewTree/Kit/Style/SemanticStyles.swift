// Styles by what they are for.

/// The style of the words that stand in a field while it is empty: dimmed.
///
/// Follows [PlaceholderTextShapeStyle](https://developer.apple.com/documentation/swiftui/placeholdertextshapestyle).
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The style of a placeholder.
  public init() {}
  /// The foreground colour, dimmed; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.secondary) }
}

/// The style of a separator: dimmed.
///
/// Follows [SeparatorShapeStyle](https://developer.apple.com/documentation/swiftui/separatorshapestyle).
public struct SeparatorShapeStyle: ShapeStyle {
  /// The style of a separator.
  public init() {}
  /// The foreground colour, dimmed; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.secondary) }
}

/// The style of a link: the tint.
///
/// Follows [LinkShapeStyle](https://developer.apple.com/documentation/swiftui/linkshapestyle).
public struct LinkShapeStyle: ShapeStyle {
  /// The style of a link.
  public init() {}
  /// The tint; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { TintShapeStyle()._paint(in: environment) }
}

/// The style of what is selected: the tint.
///
/// Follows [SelectionShapeStyle](https://developer.apple.com/documentation/swiftui/selectionshapestyle).
public struct SelectionShapeStyle: ShapeStyle {
  /// The style of a selection.
  public init() {}
  /// The tint; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { TintShapeStyle()._paint(in: environment) }
}

/// The style of a small shape that is filled: a light gray.
///
/// Follows [FillShapeStyle](https://developer.apple.com/documentation/swiftui/fillshapestyle).
public struct FillShapeStyle: ShapeStyle {
  /// The style of a fill.
  public init() {}
  /// Gray, of which a fifth is seen; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.gray.opacity(0.2)) }
}

/// The background of a window: what it fills covers what is below, and looks like the screen.
///
/// Follows
/// [WindowBackgroundShapeStyle](https://developer.apple.com/documentation/swiftui/windowbackgroundshapestyle).
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The background of a window.
  public init() {}
  /// The background of the screen; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.page) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of the words that stand in an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of a separator.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of a link.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of a small shape that is filled.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

// MARK: Styles made from others

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  /// What is drawn; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment).opacity(opacity) }
}

extension ShapeStyle {
  /// The style with its opacity multiplied, by 0 to 1.
  @_disfavoredOverload public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }

  /// The second level of the style: half of it is seen.
  public var secondary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: 0.5) }
  /// The third level of the style: a quarter of it is seen.
  public var tertiary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: 0.25) }
  /// The fourth level of the style: a fifth of it is seen.
  public var quaternary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: 0.2) }

  /// The same style: what is drawn covers what is below.
  @_disfavoredOverload public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  /// Accepted: a cell casts no shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
  /// Accepted: what it fills is the frame in which it is used.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { self }
}

/// A shadow, which a cell does not cast.
///
/// Follows [ShadowStyle](https://developer.apple.com/documentation/swiftui/shadowstyle).
public struct ShadowStyle: Hashable, Sendable {
  /// A shadow below; accepted.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// A shadow inside; accepted.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}
