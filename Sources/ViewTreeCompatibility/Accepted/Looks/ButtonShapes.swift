/// The shape of a button's border.
///
/// Has no effect in text: a border is a pair of brackets.
///
/// Follows [ButtonBorderShape](https://developer.apple.com/documentation/swiftui/buttonbordershape).
nonisolated public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  private var radius: CGFloat = 8

  /// The shape that the platform chooses.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A shape with round ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circle around the label.
  public static let circle = ButtonBorderShape(name: "circle")
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A rectangle with corners of a radius in the screen's unit.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle", radius: radius)
  }
}

/// The outline that a button has with this shape.
extension ButtonBorderShape: InsettableShape {
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    switch name {
    case "capsule": Capsule().path(in: rect)
    case "circle": Circle().path(in: rect)
    default: RoundedRectangle(cornerRadius: radius).path(in: rect)
    }
  }

  /// The corners of the shape, which are round.
  public var _corners: _ShapeCorners? { .round }
  /// Returns the shape inset by a distance, in the screen's unit, on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline of a button.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// The width of a button.
///
/// Has no effect in text: a button is as wide as its label.
///
/// Follows [ButtonSizing](https://developer.apple.com/documentation/swiftui/buttonsizing).
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// The width that the platform chooses.
  public static let automatic = ButtonSizing(name: "automatic")
  /// The width of the label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// The proposed width.
  public static let flexible = ButtonSizing(name: "flexible")
}

/// The repetition of a button's action while the button is held down.
///
/// Has no effect: a button never repeats.
///
/// Follows [ButtonRepeatBehavior](https://developer.apple.com/documentation/swiftui/buttonrepeatbehavior).
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour that the platform chooses.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The action repeats.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The action does not repeat.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
  /// Has no effect: a border in text is a pair of brackets.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// Has no effect: a button is as wide as its label.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  /// Has no effect: a button acts once for each tap.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// A style that equals ``BorderedButtonStyle``: glass is not drawn.
///
/// Follows [GlassButtonStyle](https://developer.apple.com/documentation/swiftui/glassbuttonstyle).
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, usually written `.glass`.
  public init() {}
  /// Creates the style; the kind of glass has no effect.
  public init(_ glass: Glass) {}

  /// Returns the view of one button; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.bordered)
  }
}

/// A style that equals ``BorderedProminentButtonStyle``: glass is not drawn.
///
/// Follows [GlassProminentButtonStyle](https://developer.apple.com/documentation/swiftui/glassprominentbuttonstyle).
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, usually written `.glassProminent`.
  public init() {}

  /// Returns the view of one button; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderedProminent)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style that draws brackets: `[ Save ]`.
  public static var glass: GlassButtonStyle { .init() }
  /// A style that draws brackets: `[ Save ]`; the kind of glass has no effect.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A style for the most important button: `[= Save =]`.
  public static var glassProminent: GlassProminentButtonStyle { .init() }
}
