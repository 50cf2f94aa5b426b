/// A translucent layer over what is behind; cells are not blurred, so it is the background of the screen.
///
/// Follows [Material](https://developer.apple.com/documentation/swiftui/material).
public struct Material: ShapeStyle {
  private init() {}

  /// The thinnest; drawn as the screen's background.
  public static let ultraThin = Material()
  /// Thin; drawn as the screen's background.
  public static let thin = Material()
  /// Between thin and thick; drawn as the screen's background.
  public static let regular = Material()
  /// Thick; drawn as the screen's background.
  public static let thick = Material()
  /// The thickest; drawn as the screen's background.
  public static let ultraThick = Material()
  /// That of a bar; drawn as the screen's background.
  public static let bar = Material()

  /// What is drawn; called by the engine.
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
