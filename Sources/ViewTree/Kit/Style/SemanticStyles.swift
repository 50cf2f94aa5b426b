// Styles by their purposes.

/// The style of a field's placeholder: dimmed.
///
/// Follows [PlaceholderTextShapeStyle](https://developer.apple.com/documentation/swiftui/placeholdertextshapestyle).
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style of a placeholder.
  public init() {}
  /// Returns the foreground colour, dimmed; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.secondary) }
}

/// The style of a separator: dimmed.
///
/// Follows [SeparatorShapeStyle](https://developer.apple.com/documentation/swiftui/separatorshapestyle).
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style of a separator.
  public init() {}
  /// Returns the foreground colour, dimmed; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.secondary) }
}

/// The style of a link: the tint.
///
/// Follows [LinkShapeStyle](https://developer.apple.com/documentation/swiftui/linkshapestyle).
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style of a link.
  public init() {}
  /// Returns the tint; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { TintShapeStyle()._paint(in: environment) }
}

/// The style of a selected view: the tint.
///
/// Follows [SelectionShapeStyle](https://developer.apple.com/documentation/swiftui/selectionshapestyle).
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style of a selection.
  public init() {}
  /// Returns the tint; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { TintShapeStyle()._paint(in: environment) }
}

/// The style of a small filled shape: a light gray.
///
/// Follows [FillShapeStyle](https://developer.apple.com/documentation/swiftui/fillshapestyle).
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style of a fill.
  public init() {}
  /// Returns gray with an opacity of 0.2; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.gray.opacity(0.2)) }
}

/// The background of a window: it covers the views below, and looks like the screen.
///
/// Follows [WindowBackgroundShapeStyle](https://developer.apple.com/documentation/swiftui/windowbackgroundshapestyle).
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the background of a window.
  public init() {}
  /// Returns the background of the screen; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.page) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of a field's placeholder.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// Creates the style of a separator.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// Creates the style of a link.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of a selected view.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of a small filled shape.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// Creates the background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

// MARK: Styles made from others

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  package init(style: Style, opacity: Double) { (self.style, self.opacity) = (style, opacity) }

  /// Returns the paint with the opacity applied; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment).opacity(opacity) }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor from 0 to 1.
  @_disfavoredOverload public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }

  /// The second level of the style: an opacity of 0.5.
  public var secondary: some ShapeStyle { level(1) }
  /// The third level of the style: an opacity of 0.25.
  public var tertiary: some ShapeStyle { level(2) }
  /// The fourth level of the style: an opacity of 0.15.
  public var quaternary: some ShapeStyle { level(3) }

  private func level(_ level: Int) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: HierarchicalShapeStyle.opacities[level])
  }
}
