/// What `#Preview` adds to a program, so that its previews are found while it runs.
///
/// Follows
/// [PreviewRegistry](https://developer.apple.com/documentation/developertoolssupport/previewregistry).
public protocol PreviewRegistry {
  /// `Module/File.swift`.
  static var fileID: String { get }
  /// The line in the file, from 1.
  static var line: Int { get }
  /// The column in the line, from 1.
  static var column: Int { get }

  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}
