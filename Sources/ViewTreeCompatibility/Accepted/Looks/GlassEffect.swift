/// A glass material, which is not drawn.
///
/// Follows [Glass](https://developer.apple.com/documentation/swiftui/glass).
public struct Glass: Hashable, Sendable {
  private let name: String

  /// The regular glass.
  public static let regular = Glass(name: "regular")
  /// A more transparent glass.
  public static let clear = Glass(name: "clear")
  /// A material without glass.
  public static let identity = Glass(name: "identity")

  /// Returns the glass unchanged: glass is not drawn.
  public func tint(_ color: Color?) -> Glass { self }
  /// Returns the glass unchanged: glass is not drawn.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The transition of glass that appears or disappears; it is not drawn.
///
/// Follows [GlassEffectTransition](https://developer.apple.com/documentation/swiftui/glasseffecttransition).
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// A change without a transition.
  public static let identity = GlassEffectTransition(name: "identity")
  /// A transition from the position of the nearest glass.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// A transition that fades the glass in and out.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// A container whose views share their glass; glass is not drawn, and the views are shown unchanged.
///
/// Follows [GlassEffectContainer](https://developer.apple.com/documentation/swiftui/glasseffectcontainer).
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container; the spacing has no effect.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The views of the container.
  @MainActor public var body: some View { content }
}

extension View {
  /// Has no effect: glass is not drawn.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  /// Has no effect: glass is not drawn.
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
  /// Has no effect: a background ends at the edge of its view.
  nonisolated public func backgroundExtensionEffect() -> some View { self }
}
