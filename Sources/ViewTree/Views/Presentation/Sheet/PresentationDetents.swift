/// A height that a sheet may have: its content is offered no more, so that a list or a scroll view in it scrolls.
///
/// Follows [PresentationDetent](https://developer.apple.com/documentation/swiftui/presentationdetent).
public struct PresentationDetent: Hashable, Sendable {
  /// What a height depends on.
  ///
  /// Follows
  /// [PresentationDetent.Context](https://developer.apple.com/documentation/swiftui/presentationdetent/context).
  @dynamicMemberLookup public struct Context {
    /// The largest height that a sheet may have, in the screen's unit.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// What the environment of the sheet's content says.
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

  /// Half of what a sheet may have on the screen.
  public static let medium = PresentationDetent(.fraction(0.5))
  /// All that a sheet may have on the screen.
  public static let large = PresentationDetent(.fraction(1))
  /// A part of what a sheet may have on the screen, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }
  /// A height of the content in the screen's unit.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.content(height)) }
  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type)), custom: D.height)
  }

  /// Whether both are one height.
  public static func == (a: Self, b: Self) -> Bool { a.height == b.height }
  /// Feeds the height to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(height) }

  /// The most that a sheet may be high, its lines with it; `nil` if that cannot be had now.
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

/// A height of a sheet that depends on the screen and the environment.
///
/// Follows [CustomPresentationDetent](https://developer.apple.com/documentation/swiftui/custompresentationdetent).
public protocol CustomPresentationDetent: SendableMetatype {
  /// The height of the content, in the screen's unit; with `nil` a sheet does not have this height now.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

extension View {
  /// Says how high a sheet around is at most: the lowest of some heights.
  ///
  /// A sheet whose content is lower is as high as that, and so is one whose content can be no lower. Nothing pulls it from one height to another one: a program that
  /// wants that names the `selection`. Without a height of the screen only heights that are lengths count. Follows
  /// [presentationDetents](https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:)).
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    preference(key: PresentationDetentsKey.self, value: detents)
  }

  /// Says how high a sheet around is at most: the height that is selected, or the lowest of all if it is none of them.
  ///
  /// Follows
  /// [presentationDetents](https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:selection:)).
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    SelectedDetent(content: self, detents: detents, selection: selection)
  }

  /// Has no effect: a sheet cannot be pulled.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}

/// The heights that a sheet may have, as its content says; the outermost counts.
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

  @MainActor var body: some View {
    content.presentationDetents(detents.contains(selection) ? [selection] : detents)
  }
}

/// A sheet no higher than the lowest of some heights.
nonisolated struct DetentLimit: LayoutModifier {
  typealias Body = Never

  let layout: DetentLayout
}

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
    // A box has its lines, and something between them.
    let height = max(limit, lines * 1.5)
    return ProposedViewSize(width: proposal.width, height: proposal.height.map { min($0, height) } ?? height)
  }
}
