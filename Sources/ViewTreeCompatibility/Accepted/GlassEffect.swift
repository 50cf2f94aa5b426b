/// A material of light; a cell has none.
///
/// Follows [Glass](https://developer.apple.com/documentation/swiftui/glass).
public struct Glass: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let regular = Glass(name: "regular")
  /// More transparent.
  public static let clear = Glass(name: "clear")
  /// None.
  public static let identity = Glass(name: "identity")

  /// The same: it is not drawn.
  public func tint(_ color: Color?) -> Glass { self }
  /// The same: it is not drawn.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How glass comes and goes; it is not drawn.
///
/// Follows [GlassEffectTransition](https://developer.apple.com/documentation/swiftui/glasseffecttransition).
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// At once.
  public static let identity = GlassEffectTransition(name: "identity")
  /// From the place of other glass.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// By becoming visible.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// Views whose glass flows together; it is not drawn, they are shown as they are.
///
/// Follows [GlassEffectContainer](https://developer.apple.com/documentation/swiftui/glasseffectcontainer).
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// The views; the spacing at which glass flows together does not count.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The views.
  @MainActor public var body: some View { content }
}

extension View {
  /// Has no effect: a cell has no material of light.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  /// Has no effect: a cell has no material of light.
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { self }
  /// Has no effect: glass is not drawn.
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Has no effect: glass is not drawn.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
  /// Has no effect: glass is not drawn.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  /// Has no effect: what is behind a view ends with it.
  nonisolated public func backgroundExtensionEffect() -> some View { self }
}
