/// A translucent layer over what is behind; cells are not blurred, so it is the background of the screen.
///
/// Follows [Material](https://developer.apple.com/documentation/swiftui/material).
public struct Material: ShapeStyle {
  private let thickness: Int

  public static let ultraThin = Material(thickness: 0)
  public static let thin = Material(thickness: 1)
  public static let regular = Material(thickness: 2)
  public static let thick = Material(thickness: 3)
  public static let ultraThick = Material(thickness: 4)
  public static let bar = Material(thickness: 5)

  public func _color(in environment: EnvironmentValues) -> Color { BackgroundStyle()._color(in: environment) }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
