/// A translucent layer over the content behind it.
///
/// In text it is the background of the screen: cells are not blurred.
///
/// Follows [Material](https://developer.apple.com/documentation/swiftui/material).
public struct Material: ShapeStyle {
  private init() {}

  /// The thinnest material; drawn as the screen's background.
  public static let ultraThin = Material()
  /// A thin material; drawn as the screen's background.
  public static let thin = Material()
  /// A material between thin and thick; drawn as the screen's background.
  public static let regular = Material()
  /// A thick material; drawn as the screen's background.
  public static let thick = Material()
  /// The thickest material; drawn as the screen's background.
  public static let ultraThick = Material()
  /// The material of a bar; drawn as the screen's background.
  public static let bar = Material()

  /// Returns the paint; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { BackgroundStyle()._paint(in: environment) }
}

extension ShapeStyle where Self == Material {
  /// The thinnest material; drawn as the screen's background.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin material; drawn as the screen's background.
  public static var thinMaterial: Material { .thin }
  /// A material between thin and thick; drawn as the screen's background.
  public static var regularMaterial: Material { .regular }
  /// A thick material; drawn as the screen's background.
  public static var thickMaterial: Material { .thick }
  /// The thickest material; drawn as the screen's background.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of a bar; drawn as the screen's background.
  public static var bar: Material { .bar }
}
