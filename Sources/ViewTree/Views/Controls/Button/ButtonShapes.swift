/// The shape of a button's border; a border in text is a pair of brackets.
///
/// Follows [ButtonBorderShape](https://developer.apple.com/documentation/swiftui/buttonbordershape).
nonisolated public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  private var radius: CGFloat = 8

  /// As the platform does.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// With round ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// With round corners.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle", radius: radius)
  }
}

/// As a shape of its own it has the outline that a button would have.
extension ButtonBorderShape: InsettableShape {
  /// The outline.
  public func path(in rect: CGRect) -> Path {
    switch name {
    case "capsule": Capsule().path(in: rect)
    case "circle": Circle().path(in: rect)
    default: RoundedRectangle(cornerRadius: radius).path(in: rect)
    }
  }

  /// Round.
  public var _corners: _ShapeCorners? { .round }
  /// The shape in a frame that is smaller by a distance on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline of a button.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// How wide a button is; it is as wide as its label.
///
/// Follows [ButtonSizing](https://developer.apple.com/documentation/swiftui/buttonsizing).
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// As the platform does.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as its label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As wide as it is offered.
  public static let flexible = ButtonSizing(name: "flexible")
}

/// Whether a button acts again while it is held down; none does.
///
/// Follows [ButtonRepeatBehavior](https://developer.apple.com/documentation/swiftui/buttonrepeatbehavior).
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform does.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
  /// Accepted: a border in text is a pair of brackets.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// Accepted: a button is as wide as its label.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  /// Accepted: a button acts once for each tap.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// The same as ``BorderedButtonStyle``: glass is not drawn.
///
/// Follows [GlassButtonStyle](https://developer.apple.com/documentation/swiftui/glassbuttonstyle).
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, usually written `.glass`.
  public init() {}
  /// Creates the style; the kind of glass does not count.
  public init(_ glass: Glass) {}

  /// Returns the view of one button; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.bordered)
  }
}

/// The same as ``BorderedProminentButtonStyle``: glass is not drawn.
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
  /// A button in brackets: `[ Save ]`.
  public static var glass: GlassButtonStyle { .init() }
  /// A button in brackets: `[ Save ]`.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The button that matters most: `[= Save =]`.
  public static var glassProminent: GlassProminentButtonStyle { .init() }
}
