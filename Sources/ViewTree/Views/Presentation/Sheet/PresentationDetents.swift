/// A height of a sheet that is pulled up from below; on a text platform a sheet is as high as its content.
///
/// Follows [PresentationDetent](https://developer.apple.com/documentation/swiftui/presentationdetent).
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let height: Height

  /// About half of the screen.
  public static let medium = PresentationDetent(height: .medium)
  /// The whole screen.
  public static let large = PresentationDetent(height: .large)
  /// A part of the screen, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }
  /// A height in the screen's unit.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: .height(height)) }
}

extension View {
  /// Accepted: a sheet is as high as its content.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Accepted: a sheet is as high as its content.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Accepted: a sheet cannot be pulled.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}
