import ViewTree

/// The valid screen size that is nearest to a requested one.
struct ScreenSize {
  let width: Int
  /// `nil` fits the content.
  let height: Int?
  /// The issue with the requested size; `nil` if the size is valid.
  let issue: String?

  init(width requestedWidth: Int, height requestedHeight: Int?) {
    let width = min(max(requestedWidth, 0), PictureLimit.columns)
    let rows = PictureLimit.rows(columns: width)
    let height = requestedHeight.map { min(max($0, 0), rows) }
    (self.width, self.height) = (width, height)
    let isRequestedSize = width == requestedWidth && height == requestedHeight
    issue =
      isRequestedSize
      ? nil
      : "a screen cannot have \(Self.words(requestedWidth, requestedHeight)): this one has \(Self.words(width, height)). "
        + "Give it 0 to \(PictureLimit.columns) columns, and at that width 0 to \(rows) rows."
  }

  private static func words(_ width: Int, _ height: Int?) -> String {
    "\(width) columns" + (height.map { " × \($0) rows" } ?? "")
  }

  /// The proposal for the content, in the screen's unit.
  func proposal(cellSize cell: CGSize) -> ProposedViewSize {
    ProposedViewSize(width: CGFloat(width) * cell.width, height: height.map { CGFloat($0) * cell.height })
  }
}
