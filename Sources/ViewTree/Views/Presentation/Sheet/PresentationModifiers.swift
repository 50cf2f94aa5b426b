// What SwiftUI says about the looks and the room of sheets and popovers, which a text platform gives one look.

/// What a presentation becomes where there is little room; here it is what it is.
///
/// Follows [PresentationAdaptation](https://developer.apple.com/documentation/swiftui/presentationadaptation).
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// What it is.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// The whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether what lies below a sheet can be used meanwhile; here it cannot.
///
/// Follows
/// [PresentationBackgroundInteraction](https://developer.apple.com/documentation/swiftui/presentationbackgroundinteraction).
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let detent: PresentationDetent?
  private let isEnabled: Bool?

  /// The default behaviour of the platform.
  public static let automatic = PresentationBackgroundInteraction(detent: nil, isEnabled: nil)
  /// It can.
  public static let enabled = PresentationBackgroundInteraction(detent: nil, isEnabled: true)
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(detent: nil, isEnabled: false)
  /// It can up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(detent: detent, isEnabled: true)
  }
}

/// Whether a drag on a sheet makes it higher or scrolls in it; here it only scrolls.
///
/// Follows
/// [PresentationContentInteraction](https://developer.apple.com/documentation/swiftui/presentationcontentinteraction).
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It makes the sheet higher.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large a sheet is; here it is as large as its content.
///
/// Follows [PresentationSizing](https://developer.apple.com/documentation/swiftui/presentationsizing).
public protocol PresentationSizing: Sendable {}

/// As large as the platform says.
///
/// Follows
/// [AutomaticPresentationSizing](https://developer.apple.com/documentation/swiftui/automaticpresentationsizing).
public struct AutomaticPresentationSizing: PresentationSizing {}
/// As large as the content.
///
/// Follows [FittedPresentationSizing](https://developer.apple.com/documentation/swiftui/fittedpresentationsizing).
public struct FittedPresentationSizing: PresentationSizing {}
/// As large as a form.
///
/// Follows [FormPresentationSizing](https://developer.apple.com/documentation/swiftui/formpresentationsizing).
public struct FormPresentationSizing: PresentationSizing {}
/// As large as a page.
///
/// Follows [PagePresentationSizing](https://developer.apple.com/documentation/swiftui/pagepresentationsizing).
public struct PagePresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As large as the platform says.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// As large as a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// As large as a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension View {
  /// Has no effect: boxes have one kind of corner.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Has no effect: what is behind a sheet's content is the page.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Has no effect: what is behind a sheet's content is the page.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Has no effect: what lies below a sheet cannot be used.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Has no effect: sheets have one height.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }

  /// Has no effect: where there is little room a presentation is moved.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Has no effect: where there is little room a presentation is moved.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  /// Has no effect: a sheet is as large as its content.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}
