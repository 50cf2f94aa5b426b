/// The part of a view to which a popover is attached.
///
/// Follows [PopoverAttachmentAnchor](https://developer.apple.com/documentation/swiftui/popoverattachmentanchor).
public enum PopoverAttachmentAnchor: Equatable, Sendable {
  /// A rectangle: `.rect(.bounds)` is the whole view.
  case rect(Anchor<CGRect>.Source)
  /// A point, such as `.point(.bottomTrailing)`.
  case point(UnitPoint)

  /// Returns the part of a view with a frame, in the coordinates of that frame.
  func rect(in frame: CGRect) -> CGRect {
    switch self {
    case .rect(let source): source.rect(in: frame)
    case .point(let point): CGRect(origin: point.place(in: frame), size: .zero)
    }
  }
}
