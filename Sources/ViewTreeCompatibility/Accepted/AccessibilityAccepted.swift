// Members for assistive technology that have no effect: a text screen has no focus or voice for them.

/// A property wrapper that holds whether assistive technology focuses a view.
///
/// The value is always `false` or `nil`, and writes have no effect, as in SwiftUI while no assistive technology is in
/// use.
/// Follows
/// [AccessibilityFocusState](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate).
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let none: Value

  /// Creates a state for one view.
  public init() where Value == Bool { none = false }
  /// Creates a state for one view and some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }
  /// Creates a state for one of several views.
  public init<T: Hashable>() where Value == T? { none = nil }
  /// Creates a state for one of several views and some technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { none = nil }

  /// The state: always `false` or `nil`.
  public var wrappedValue: Value {
    get { none }
    nonmutating set {}
  }

  /// A binding for `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`.
  public var projectedValue: Binding { Binding(none: none) }

  /// A binding that connects a view to a state.
  @propertyWrapper public struct Binding {
    fileprivate let none: Value

    /// The state: always `false` or `nil`.
    public var wrappedValue: Value {
      get { none }
      nonmutating set {}
    }

    /// The binding itself, passed on as `$name`.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

/// The assistive technologies that read or operate a screen.
///
/// Follows [AccessibilityTechnologies](https://developer.apple.com/documentation/swiftui/accessibilitytechnologies).
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
  /// The technologies as bits: bit 0 is ``voiceOver``, bit 1 ``switchControl``.
  public let rawValue: Int
  /// Creates the technologies whose bits are set; see ``rawValue``.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A technology that reads the screen aloud.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// A technology that operates the screen with switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// The kind of a text's content.
///
/// Has no effect: it is not published.
///
/// Follows
/// [AccessibilityTextContentType](https://developer.apple.com/documentation/swiftui/accessibilitytextcontenttype).
public enum AccessibilityTextContentType: Hashable, Sendable {
  /// Text of no specific kind.
  case plain
  /// The commands and output of a console.
  case console
  /// The paths of a file system.
  case fileSystem
  /// The messages of a conversation.
  case messaging
  /// The prose of a narrative.
  case narrative
  /// The source code of a program.
  case sourceCode
  /// The cells of a spreadsheet.
  case spreadsheet
  /// The text of a word processor.
  case wordProcessing
}

/// The role of a view in a pair of a label and its content.
///
/// Has no effect: pairs are not published.
///
/// Follows
/// [AccessibilityLabeledPairRole](https://developer.apple.com/documentation/swiftui/accessibilitylabeledpairrole).
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The view is the label.
  case label
  /// The view is the labelled content.
  case content
}

/// The options for direct touch of a view.
///
/// Has no effect: there is no touch.
///
/// Follows
/// [AccessibilityDirectTouchOptions](https://developer.apple.com/documentation/swiftui/accessibilitydirecttouchoptions).
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// The options as bits: bit 0 is ``silentOnTouch``, bit 1 ``requiresActivation``.
  public let rawValue: UInt
  /// Creates the options whose bits are set; see ``rawValue``.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The touched view is not announced.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The view must be activated before it is touched.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A zoom gesture of assistive technology; it never occurs.
///
/// Follows
/// [AccessibilityZoomGestureAction](https://developer.apple.com/documentation/swiftui/accessibilityzoomgestureaction).
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of a zoom gesture.
  public enum Direction: Hashable, Sendable {
    /// The view is enlarged.
    case zoomIn
    /// The view is reduced.
    case zoomOut
  }

  /// The direction of the gesture.
  public let direction: Direction
  /// The location of the gesture in the view.
  public let location: UnitPoint
}

/// A notification for assistive technology.
///
/// Has no effect: there is no receiver.
///
/// Follows
/// [AccessibilityNotification](https://developer.apple.com/documentation/accessibility/accessibilitynotification).
public enum AccessibilityNotification {
  /// A notification with words to announce.
  public struct Announcement: Sendable {
    /// Creates an announcement.
    public init(_ announcement: String) {}
    /// Has no effect: there is no receiver.
    public func post() {}
  }

  /// A notification that a part of the screen has changed.
  public struct LayoutChanged: Sendable {
    /// Creates a notification.
    public init() {}
    /// Has no effect: there is no receiver.
    public func post() {}
  }

  /// A notification that the screen has changed.
  public struct ScreenChanged: Sendable {
    /// Creates a notification.
    public init() {}
    /// Has no effect: there is no receiver.
    public func post() {}
  }
}

extension View {
  /// Has no effect: assistive technology never focuses a view.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  /// Has no effect: assistive technology never focuses a view.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Has no effect: assistive technology never focuses a view.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
  /// Has no effect: pairs are not published.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Has no effect: linked groups are not published.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Has no effect: the kind of a text is not published.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  /// Has no effect: the views that react to a tap are known.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
  /// Has no effect: a cell has one size.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Has no effect: a cell has one size.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  /// Has no effect: the terminal inverts its own colours.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Has no effect: a control is tapped at its hit area.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
  /// Has no effect: a control is tapped at its hit area.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// Has no effect: there is no zoom gesture.
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
  /// Has no effect: the scroll position is not announced.
  nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }
  /// Has no effect: the scroll position is not announced.
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

extension View {
  /// Has no effect: an entry of a rotor is published by its name.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
}
