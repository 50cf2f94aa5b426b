// Feedback of devices and decorations of systems. They have no effect: a terminal has neither.

/// A kind of haptic or acoustic feedback; a terminal gives none.
///
/// Follows [SensoryFeedback](https://developer.apple.com/documentation/swiftui/sensoryfeedback).
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// Feedback for a completed task.
  public static let success = SensoryFeedback(name: "success")
  /// Feedback for a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// Feedback for an error.
  public static let error = SensoryFeedback(name: "error")
  /// Feedback for a changed selection.
  public static let selection = SensoryFeedback(name: "selection")
  /// Feedback for a value that became larger.
  public static let increase = SensoryFeedback(name: "increase")
  /// Feedback for a value that became smaller.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Feedback for the start of an activity.
  public static let start = SensoryFeedback(name: "start")
  /// Feedback for the end of an activity.
  public static let stop = SensoryFeedback(name: "stop")
  /// Feedback for the alignment of a dragged item.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Feedback for a change between levels.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Feedback for a collision.
  public static let impact = SensoryFeedback(name: "impact")
  /// Feedback for a completed path.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  /// The weight of colliding objects.
  public struct Weight: Hashable, Sendable {
    private let name: String

    /// A light weight.
    public static let light = Weight(name: "light")
    /// A medium weight.
    public static let medium = Weight(name: "medium")
    /// A heavy weight.
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility of colliding objects.
  public struct Flexibility: Hashable, Sendable {
    private let name: String

    /// The feedback of hard objects.
    public static let rigid = Flexibility(name: "rigid")
    /// Objects of medium flexibility.
    public static let solid = Flexibility(name: "solid")
    /// The feedback of soft objects.
    public static let soft = Flexibility(name: "soft")
  }

  /// Feedback for a collision; the weight and the intensity have no effect.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
  /// Feedback for a collision; the flexibility and the intensity have no effect.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
}

/// The effect of a pointer over a view; in text there is none.
///
/// Follows [HoverEffect](https://developer.apple.com/documentation/swiftui/hovereffect).
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// The default effect of the platform.
  public static let automatic = HoverEffect(name: "automatic")
  /// The view is highlighted.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view is lifted.
  public static let lift = HoverEffect(name: "lift")
}

/// The transition of a text whose content changes; in text, characters are replaced at once.
///
/// Follows [ContentTransition](https://developer.apple.com/documentation/swiftui/contenttransition).
public struct ContentTransition: Hashable, Sendable {
  private let name: String

  /// A change without a transition.
  public static let identity = ContentTransition(name: "identity")
  /// The old content fades out and the new one fades in.
  public static let opacity = ContentTransition(name: "opacity")
  /// The old content changes gradually into the new one.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// The transition of a symbol effect.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  /// A transition of rolling digits; in text the same as ``interpolate``.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { interpolate }
  /// A transition of rolling digits, whose direction follows a value; in text the same as ``interpolate``.
  public static func numericText(value: Double) -> ContentTransition { interpolate }
  /// The transition of a symbol effect.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { symbolEffect }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
  /// The transition of a text whose content changes.
  ///
  /// Has no effect: characters are replaced at once.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Has no effect: a terminal gives no feedback.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// Has no effect: a terminal gives no feedback, and the condition is never called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// Has no effect: a terminal gives no feedback, and the closure is never called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  /// Has no effect: usage is not tracked.
  ///
  /// Follows
  /// [interactionActivityTrackingTag](https://developer.apple.com/documentation/swiftui/view/interactionactivitytrackingtag(_:)).
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  /// Has no effect: a terminal has no system overlays.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Has no effect: there is no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Has no effect: there is no status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  /// Has no effect: a terminal has no system gestures.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Has no effect: a view reacts to the pointer only through `onHover(perform:)`.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Has no effect: a view reacts to the pointer only through `onHover(perform:)`.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
  /// Has no effect: a view reacts to the pointer only through `onHover(perform:)`.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Sets `\.isHoverEffectEnabled` below the view to `false` if `disabled` is true.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
  /// Sets `\.contentTransition` below the view; it has no effect on texts, whose characters are replaced at once.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
  /// Has no effect: every drawing consists of cells.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    self
  }
  /// Has no effect: views are drawn into cells one after the other.
  nonisolated public func compositingGroup() -> some View { self }
  /// Has no effect: each view animates its own position.
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
/// Has no effect: a text screen has no covered parts.
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
