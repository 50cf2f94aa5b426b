// What readers other than a test would use: accepted, because a screen of text has no place or voice of its own for it.

/// Whether an assistive technology is at a view, as a state.
///
/// None is: it is `false` or `nil`, and what is written is ignored, as in SwiftUI while no assistive technology is in use.
/// Follows
/// [AccessibilityFocusState](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate).
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let none: Value

  /// Whether it is at a view.
  public init() where Value == Bool { none = false }
  /// Whether one of some technologies is at a view.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }
  /// At which of several views it is, or `nil`.
  public init<T: Hashable>() where Value == T? { none = nil }
  /// At which of several views one of some technologies is, or `nil`.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { none = nil }

  /// `false` or `nil`.
  public var wrappedValue: Value {
    get { none }
    nonmutating set {}
  }

  /// What `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)` take.
  public var projectedValue: Binding { Binding(none: none) }

  /// The connection between a view and a state.
  @propertyWrapper public struct Binding {
    fileprivate let none: Value

    /// `false` or `nil`.
    public var wrappedValue: Value {
      get { none }
      nonmutating set {}
    }

    /// The binding itself, to be handed on as `$name`.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

/// What reads or uses a screen for the user.
///
/// Follows [AccessibilityTechnologies](https://developer.apple.com/documentation/swiftui/accessibilitytechnologies).
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
  /// Bit 0 is ``voiceOver``, bit 1 ``switchControl``.
  public let rawValue: Int
  /// Creates the technologies whose bits are set; see ``rawValue``.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What reads the screen aloud.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// What uses the screen by switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// What a text is, to those who read it aloud; it is not published.
///
/// Follows
/// [AccessibilityTextContentType](https://developer.apple.com/documentation/swiftui/accessibilitytextcontenttype).
public enum AccessibilityTextContentType: Hashable, Sendable {
  /// A text.
  case plain
  /// Commands.
  case console
  /// A file system.
  case fileSystem
  /// A message.
  case messaging
  /// A story.
  case narrative
  /// Source text of a program.
  case sourceCode
  /// A table.
  case spreadsheet
  /// Words in a processor of texts.
  case wordProcessing
}

/// Which of two views names the other one; it is not published.
///
/// Follows
/// [AccessibilityLabeledPairRole](https://developer.apple.com/documentation/swiftui/accessibilitylabeledpairrole).
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// It is the name.
  case label
  /// It is what is named.
  case content
}

/// How a view is touched directly; there is no touch.
///
/// Follows
/// [AccessibilityDirectTouchOptions](https://developer.apple.com/documentation/swiftui/accessibilitydirecttouchoptions).
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// Bit 0 is ``silentOnTouch``, bit 1 ``requiresActivation``.
  public let rawValue: UInt
  /// Creates the options whose bits are set; see ``rawValue``.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Without saying what is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// After it was activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A gesture that makes something larger or smaller; there is none.
///
/// Follows
/// [AccessibilityZoomGestureAction](https://developer.apple.com/documentation/swiftui/accessibilityzoomgestureaction).
public struct AccessibilityZoomGestureAction: Sendable {
  /// In which direction.
  public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }

  /// In which direction.
  public let direction: Direction
  /// Where in the view.
  public let location: UnitPoint
}

/// A message to those who read the screen aloud; nobody hears it.
///
/// Follows
/// [AccessibilityNotification](https://developer.apple.com/documentation/accessibility/accessibilitynotification).
public enum AccessibilityNotification {
  /// Words.
  public struct Announcement: Sendable {
    /// Words.
    public init(_ announcement: String) {}
    /// Nobody hears it.
    public func post() {}
  }

  /// Another part of the screen is shown.
  public struct LayoutChanged: Sendable {
    /// Another part of the screen is shown.
    public init() {}
    /// Nobody hears it.
    public func post() {}
  }

  /// Another screen is shown.
  public struct ScreenChanged: Sendable {
    /// Another screen is shown.
    public init() {}
    /// Nobody hears it.
    public func post() {}
  }
}

extension View {
  /// Has no effect: no assistive technology is at a view.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  /// Has no effect: no assistive technology is at a view.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Has no effect: no assistive technology is at a view.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
  /// Has no effect: pairs are not published.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Has no effect: groups that stand apart are not published.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Has no effect: the kind of a text is not published.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  /// Has no effect: what reacts to a tap is known.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
  /// Has no effect: a cell has one size.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Has no effect: a cell has one size.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  /// Has no effect: the terminal's own colours are inverted by the terminal.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Has no effect: a control is tapped where it reacts.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
  /// Has no effect: a control is tapped where it reacts.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// Has no effect: there is no gesture for it.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
  /// Has no effect: there is no touch.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  /// Has no effect: the points of a drag are not published.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Has no effect: the points of a drag are not published.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    self
  }
  /// Has no effect: the points of a drop are not published.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Has no effect: the points of a drop are not published.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    self
  }
  /// Has no effect: how far something is scrolled is not said aloud.
  nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }
  /// Has no effect: how far something is scrolled is not said aloud.
  nonisolated public func accessibilityScrollStatus(
    _ statusKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { self }
  /// Has no effect: nothing is read aloud.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Has no effect: nothing is read aloud.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Has no effect: nothing is read aloud.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  /// Has no effect: nothing is read aloud.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

extension Text {
  /// Has no effect: nothing is read aloud.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Has no effect: nothing is read aloud.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Has no effect: nothing is read aloud.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// Has no effect: nothing is read aloud.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Has no effect: the kind of a text is not published.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}
