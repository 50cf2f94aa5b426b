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
  /// Has no effect: a terminal gives no feedback.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// Has no effect: a terminal gives no feedback; the condition is not asked.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// Has no effect: a terminal gives no feedback; which one is not asked.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  /// Has no effect: there is no measurement of how often a view is used.
  ///
  /// Follows
  /// [interactionActivityTrackingTag](https://developer.apple.com/documentation/swiftui/view/interactionactivitytrackingtag(_:)).
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  /// Has no effect: a terminal shows nothing of its own.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Has no effect: there is no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Has no effect: there is no status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  /// Has no effect: nothing of the system takes part in gestures.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Has no effect: a view reacts to the pointer by `onHover(perform:)` alone.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Has no effect: a view reacts to the pointer by `onHover(perform:)` alone.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
  /// Has no effect: a view reacts to the pointer by `onHover(perform:)` alone.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Sets `\.isHoverEffectEnabled` below the view, which indicates whether views may react to the pointer.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
  /// Has no effect: characters are exchanged at once; `\.contentTransition` says it below.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
  /// Has no effect: what is drawn is drawn in cells.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    self
  }
  /// Has no effect: what is drawn is drawn in cells, one after the other.
  nonisolated public func compositingGroup() -> some View { self }
  /// Has no effect: the places of views are animated each by itself.
  nonisolated public func geometryGroup() -> some View { self }
  /// Has no effect: a cell has one width.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }
  /// Has no effect: a cell has one width.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }
  /// Has no effect: a line has one baseline.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
}

/// The uses of a content shape: taps, previews of drags and menus, the focus, and accessibility.
///
/// Follows [ContentShapeKinds](https://developer.apple.com/documentation/swiftui/contentshapekinds).
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The kinds as bits: bits 0 to 5 are the kinds in the order of the constants below.
  public let rawValue: Int

  /// Creates the kinds whose bits are set; see ``rawValue``.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The area of taps, drags and other interaction.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a dragged view.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview beside a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The area that reacts to the pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The area that is marked when the view has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The area for assistive technology.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The parts of a screen that can be covered.
///
/// In text none is.
///
/// Follows [SafeAreaRegions](https://developer.apple.com/documentation/swiftui/safearearegions).
public struct SafeAreaRegions: OptionSet, Sendable, Hashable {
  /// The regions as bits: bit 0 is the container's, bit 1 the keyboard's.
  public let rawValue: UInt

  /// Creates the regions whose bits are set; see ``rawValue``.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The region that a device or a container covers.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The region that an on-screen keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// The set of all regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// A shadow, without effect: a cell casts none.
///
/// Follows [ShadowStyle](https://developer.apple.com/documentation/swiftui/shadowstyle).
public struct ShadowStyle: Hashable, Sendable {
  /// Returns a shadow below, without effect: a cell casts none.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// Returns a shadow inside, without effect: a cell casts none.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

extension View {
  /// Has no effect: a view with a tap action receives taps in its whole frame.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Has no effect: a view with a tap action receives taps in its whole frame.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }

  /// Has no effect: text casts no shadow.
  nonisolated public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    self
  }

  /// Has no effect: a text screen has no safe area.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    self
  }

  /// Has no effect: a text screen has no safe area.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Has no effect: cells are flat.
  ///
  /// Follows
  /// [rotation3DEffect](https://developer.apple.com/documentation/swiftui/view/rotation3deffect(_:axis:anchor:anchorz:perspective:)).
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }
}

extension ShapeStyle {
  /// Has no effect: a drawing covers the views below.
  @_disfavoredOverload public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  /// Has no effect: a cell casts no shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  /// Has no effect: the style fills the frame in which it is used.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { self }
}
