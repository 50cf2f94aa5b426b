// Styles for parts of controls that a view may draw itself.

/// The colour of what stands in a field that is empty.
///
/// Follows [PlaceholderTextShapeStyle](https://developer.apple.com/documentation/swiftui/placeholdertextshapestyle).
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The style; mostly written `.placeholder`.
  public init() {}

  /// The colour that a back end draws; called by the engine.
  public func _color(in environment: EnvironmentValues) -> Color { Color.secondary }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of what stands in a field that is empty.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The colour of lines between things.
///
/// Follows [SeparatorShapeStyle](https://developer.apple.com/documentation/swiftui/separatorshapestyle).
public struct SeparatorShapeStyle: ShapeStyle {
  /// The style; mostly written `.separator`.
  public init() {}

  /// The colour that a back end draws; called by the engine.
  public func _color(in environment: EnvironmentValues) -> Color { Color.gray }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The colour of what leads elsewhere.
///
/// Follows [LinkShapeStyle](https://developer.apple.com/documentation/swiftui/linkshapestyle).
public struct LinkShapeStyle: ShapeStyle {
  /// The style; mostly written `.link`.
  public init() {}

  /// The colour that a back end draws; called by the engine.
  public func _color(in environment: EnvironmentValues) -> Color { environment.tint ?? .accentColor }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of what leads elsewhere.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The colour of what is filled lightly.
///
/// Follows [FillShapeStyle](https://developer.apple.com/documentation/swiftui/fillshapestyle).
public struct FillShapeStyle: ShapeStyle {
  /// The style; mostly written `.fill`.
  public init() {}

  /// The colour that a back end draws; called by the engine.
  public func _color(in environment: EnvironmentValues) -> Color { Color.gray.opacity(0.2) }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of what is filled lightly.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The colour of what is chosen.
///
/// Follows [SelectionShapeStyle](https://developer.apple.com/documentation/swiftui/selectionshapestyle).
public struct SelectionShapeStyle: ShapeStyle {
  /// The style; mostly written `.selection`.
  public init() {}

  /// The colour that a back end draws; called by the engine.
  public func _color(in environment: EnvironmentValues) -> Color { environment.tint ?? .accentColor }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of what is chosen.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The colour of the window: nothing is drawn.
///
/// Follows [WindowBackgroundShapeStyle](https://developer.apple.com/documentation/swiftui/windowbackgroundshapestyle).
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The style; mostly written `.windowBackground`.
  public init() {}

  /// The colour that a back end draws; called by the engine.
  public func _color(in environment: EnvironmentValues) -> Color { Color.clear }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The colour of the window: nothing is drawn.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
