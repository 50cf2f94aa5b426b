// SwiftUI's settings for the appearance and the size of sheets and popovers, which have a single appearance in text.

/// The adaptation of a presentation to little room.
///
/// Has no effect: a presentation is moved instead.
///
/// Follows [PresentationAdaptation](https://developer.apple.com/documentation/swiftui/presentationadaptation).
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// No adaptation at all.
  public static let none = PresentationAdaptation(name: "none")
  /// An adaptation to a popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// An adaptation to a sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// An adaptation to a full screen cover.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The interaction with views below a sheet.
///
/// Has no effect: views below a sheet cannot be used.
///
/// Follows
/// [PresentationBackgroundInteraction](https://developer.apple.com/documentation/swiftui/presentationbackgroundinteraction).
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, disabled
    case enabled(upThrough: PresentationDetent?)
  }

  private let kind: Kind

  /// The default behaviour of the platform.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// Views below the sheet can be used.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled(upThrough: nil))
  /// Views below the sheet cannot be used.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  /// Returns an interaction up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabled(upThrough: detent))
  }
}

/// The effect of a drag on a sheet.
///
/// Has no effect: a drag scrolls, because sheets have one height.
///
/// Follows
/// [PresentationContentInteraction](https://developer.apple.com/documentation/swiftui/presentationcontentinteraction).
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// A drag resizes the sheet.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// A drag scrolls the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The size of a sheet.
///
/// Has no effect: a sheet is as large as its content.
///
/// Follows [PresentationSizing](https://developer.apple.com/documentation/swiftui/presentationsizing).
public protocol PresentationSizing: Sendable {}

/// The default size of the platform.
///
/// Follows
/// [AutomaticPresentationSizing](https://developer.apple.com/documentation/swiftui/automaticpresentationsizing).
public struct AutomaticPresentationSizing: PresentationSizing {}
/// The size of the content.
///
/// Follows [FittedPresentationSizing](https://developer.apple.com/documentation/swiftui/fittedpresentationsizing).
public struct FittedPresentationSizing: PresentationSizing {}
/// The size for a form.
///
/// Follows [FormPresentationSizing](https://developer.apple.com/documentation/swiftui/formpresentationsizing).
public struct FormPresentationSizing: PresentationSizing {}
/// The size for a page.
///
/// Follows [PagePresentationSizing](https://developer.apple.com/documentation/swiftui/pagepresentationsizing).
public struct PagePresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The default size of the platform.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size for a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size for a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension View {
  /// Has no effect: boxes have one kind of corner.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Has no effect: the background of a sheet is that of the page.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Has no effect: the background of a sheet is that of the page.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Has no effect: views below a sheet cannot be used.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Has no effect: sheets have one height.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }

  /// Has no effect: a presentation is moved if there is little room.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Has no effect: a presentation is moved if there is little room.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  /// Has no effect: a sheet is as large as its content.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}

/// The severity of a dialog.
///
/// Has no effect: the words of an alert express its severity.
///
/// Follows [DialogSeverity](https://developer.apple.com/documentation/swiftui/dialogseverity).
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// The default severity.
  public static let automatic = DialogSeverity(name: "automatic")
  /// The severity of a dialog about a possible loss.
  public static let critical = DialogSeverity(name: "critical")
  /// The default severity.
  public static let standard = DialogSeverity(name: "standard")
}

extension View {
  /// Has no effect: a sheet cannot be dragged.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Has no effect: the words of an alert express its severity.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Has no effect: alerts have no icon.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
}
