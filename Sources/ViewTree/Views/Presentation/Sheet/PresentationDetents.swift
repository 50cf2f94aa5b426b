/// A maximum height of a sheet, which limits its content, so that a list or a scroll view in it scrolls.
///
/// Follows [PresentationDetent](https://developer.apple.com/documentation/swiftui/presentationdetent).
public struct PresentationDetent: Hashable, Sendable {
  /// The values from which a height can be computed.
  ///
  /// Follows
  /// [PresentationDetent.Context](https://developer.apple.com/documentation/swiftui/presentationdetent/context).
  @dynamicMemberLookup public struct Context {
    /// The largest height that a sheet may have, in the screen's unit.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// Returns a value from the environment of the sheet's content.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  private enum Height: Hashable, Sendable {
    case fraction(CGFloat)
    case content(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let height: Height
  private let custom: (@Sendable (Context) -> CGFloat?)?

  private init(_ height: Height, custom: (@Sendable (Context) -> CGFloat?)? = nil) {
    (self.height, self.custom) = (height, custom)
  }

  /// Half of the maximum height on the screen.
  public static let medium = PresentationDetent(.fraction(0.5))
  /// The maximum height on the screen.
  public static let large = PresentationDetent(.fraction(1))
  /// Returns a fraction of the maximum height on the screen, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }
  /// Returns a height of the content in the screen's unit.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.content(height)) }
  /// Returns a height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type)), custom: D.height)
  }

  /// Returns whether two heights are equal.
  public static func == (a: Self, b: Self) -> Bool { a.height == b.height }
  /// Hashes the height.
  public func hash(into hasher: inout Hasher) { hasher.combine(height) }

  /// Returns the maximum height of a sheet including its lines; `nil` if the height is not available now.
  func limit(on screen: CGFloat, lines: CGFloat, in environment: EnvironmentValues) -> CGFloat? {
    let context = Context(maxDetentValue: max(screen - lines, 0), environment: environment)
    let limit: CGFloat? =
      switch height {
      case .fraction(let fraction): fraction * screen
      case .content(let height): height + lines
      case .custom: custom?(context).map { $0 + lines }
      }
    return limit.flatMap { $0.isNaN ? nil : max($0, 0) }
  }
}

/// A type that computes a height of a sheet from the screen and the environment.
///
/// Follows [CustomPresentationDetent](https://developer.apple.com/documentation/swiftui/custompresentationdetent).
public protocol CustomPresentationDetent: SendableMetatype {
  /// Returns the height of the content in the screen's unit; `nil` if the height is not available now.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

extension View {
  /// Limits the height of the surrounding sheet to the lowest of some heights.
  ///
  /// If the content is lower than the limit, or cannot be made as low, the sheet has the height of the content. Users
  /// cannot drag a sheet from one height to another; a program can change the `selection`. On a screen without a
  /// height, only absolute heights are used. Follows
  /// [presentationDetents](https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:)).
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    preference(key: PresentationDetentsKey.self, value: detents)
  }

  /// Limits the height of the surrounding sheet to the selected height, or to the lowest one if the selection is not
  /// among them.
  ///
  /// Follows
  /// [presentationDetents](https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:selection:)).
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    SelectedDetent(content: self, detents: detents, selection: selection)
  }
}

/// The heights that the content sets for its sheet; the outermost are used.
struct PresentationDetentsKey: PreferenceKey {
  static var defaultValue: Set<PresentationDetent> { [] }

  static func reduce(value: inout Set<PresentationDetent>, nextValue: () -> Set<PresentationDetent>) {
    if value.isEmpty { value = nextValue() }
  }
}

nonisolated private struct SelectedDetent<Content: View>: View {
  let content: Content
  let detents: Set<PresentationDetent>
  @Binding var selection: PresentationDetent

  @MainActor var body: some View { content.presentationDetents(detents.contains(selection) ? [selection] : detents) }
}

/// A layout that limits a sheet to the lowest of some heights.
struct DetentLayout: TransparentLayout {
  let detents: Set<PresentationDetent>
  let environment: MainActorValue<EnvironmentValues>

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.content?.sizeThatFits(limited(proposal, lines: 2 * subviews.metrics.divider.height)) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.content?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }

  private func limited(_ proposal: ProposedViewSize, lines: CGFloat) -> ProposedViewSize {
    let screen = proposal.height ?? .infinity
    let limit = onMainActor((self, screen, lines)) { layout, screen, lines in
      layout.detents.compactMap { $0.limit(on: screen, lines: lines, in: layout.environment.value) }.min()
    }
    guard let limit, limit.isFinite else { return proposal }
    // A box needs its lines, and some space between them.
    let height = max(limit, lines * 1.5)
    return ProposedViewSize(width: proposal.width, height: proposal.height.map { min($0, height) } ?? height)
  }
}
