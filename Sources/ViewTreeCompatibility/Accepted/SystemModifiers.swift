// What a device would do, or a system would show around an app: accepted, a terminal does neither.

/// What the user feels or hears; nothing does.
///
/// Follows [SensoryFeedback](https://developer.apple.com/documentation/swiftui/sensoryfeedback).
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// Something was done.
  public static let success = SensoryFeedback(name: "success")
  /// Something may go wrong.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Something else was chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value became larger.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value became smaller.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something began.
  public static let start = SensoryFeedback(name: "start")
  /// Something ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something came into line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level changed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Something hit something.
  public static let impact = SensoryFeedback(name: "impact")
  /// A path was followed to its end.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  /// How much weight what hits something has.
  public struct Weight: Hashable, Sendable {
    private let name: String

    /// Little.
    public static let light = Weight(name: "light")
    /// Some.
    public static let medium = Weight(name: "medium")
    /// Much.
    public static let heavy = Weight(name: "heavy")
  }

  /// How much what hits something gives way.
  public struct Flexibility: Hashable, Sendable {
    private let name: String

    /// Little.
    public static let rigid = Flexibility(name: "rigid")
    /// Some.
    public static let solid = Flexibility(name: "solid")
    /// Much.
    public static let soft = Flexibility(name: "soft")
  }

  /// Something hit something.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
  /// Something hit something.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
}

/// How a view reacts to a pointer above it; none does by itself.
///
/// Follows [HoverEffect](https://developer.apple.com/documentation/swiftui/hovereffect).
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// As the platform does.
  public static let automatic = HoverEffect(name: "automatic")
  /// It lights up.
  public static let highlight = HoverEffect(name: "highlight")
  /// It rises.
  public static let lift = HoverEffect(name: "lift")
}

/// How the content of a text changes in an animation; characters are exchanged at once.
///
/// Follows [ContentTransition](https://developer.apple.com/documentation/swiftui/contenttransition).
public struct ContentTransition: Hashable, Sendable {
  private let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// By a way between.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// As a symbol does.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  /// As digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { interpolate }
  /// As digits roll.
  public static func numericText(value: Double) -> ContentTransition { interpolate }
  /// As a symbol does.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { symbolEffect }
}

/// In which colours a group is drawn together; they are those of its parts.
///
/// Follows [ColorRenderingMode](https://developer.apple.com/documentation/swiftui/colorrenderingmode).
public enum ColorRenderingMode: Hashable, Sendable {
  /// With a gamma curve.
  case nonLinear
  /// Without one.
  case linear
  /// In a wider range.
  case extendedLinear
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
  /// How the content of a text changes in an animation; characters are exchanged at once.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Accepted: a terminal gives no feedback.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// Accepted: a terminal gives no feedback; the condition is not asked.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// Accepted: a terminal gives no feedback; which one is not asked.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  /// Accepted: nobody measures how often a view is used.
  ///
  /// Follows
  /// [interactionActivityTrackingTag](https://developer.apple.com/documentation/swiftui/view/interactionactivitytrackingtag(_:)).
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  /// Accepted: a terminal shows nothing of its own.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Accepted: there is no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Accepted: there is no status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  /// Accepted: nothing of the system takes part in gestures.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Accepted: a view reacts to the pointer by `onHover(perform:)` alone.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Accepted: a view reacts to the pointer by `onHover(perform:)` alone.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
  /// Accepted: a view reacts to the pointer by `onHover(perform:)` alone.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Says whether views below may react to the pointer: `\.isHoverEffectEnabled`.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
  /// Accepted: characters are exchanged at once; `\.contentTransition` says it below.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
  /// Accepted: what is drawn is drawn in cells.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    self
  }
  /// Accepted: what is drawn is drawn in cells, one after the other.
  nonisolated public func compositingGroup() -> some View { self }
  /// Accepted: the places of views are animated each by itself.
  nonisolated public func geometryGroup() -> some View { self }
  /// Accepted: a cell has one width.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }
  /// Accepted: a cell has one width.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }
  /// Accepted: a line has one baseline.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
}
