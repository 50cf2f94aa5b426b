/// A type that `#Preview` adds to a program, by which its previews are found at run time.
///
/// Follows [PreviewRegistry](https://developer.apple.com/documentation/developertoolssupport/previewregistry).
public protocol PreviewRegistry {
  /// The module and the file, as `Module/File.swift`.
  static var fileID: String { get }
  /// The line in the file, counted from 1.
  static var line: Int { get }
  /// The column in the line, counted from 1.
  static var column: Int { get }

  /// Creates the preview.
  @MainActor static func makePreview() throws -> Preview
}
