package import Foundation

/// The bytes of a snapshot: UTF-8 with LF line ends.
///
/// Bytes, because equality of `String` is canonical equivalence and would hide a change.
package struct SnapshotContent: Equatable, Sendable {
  package let bytes: [UInt8]

  /// Creates the content for a text, with a final newline.
  ///
  /// Blank lines at the end are part of the content.
  package init(text: String) {
    let lines = Array(text.utf8)
    bytes = Self.withLineFeeds(lines.last == .lineFeed ? lines : lines + [.lineFeed])
  }

  /// Creates the content of a file, without the CRs that version control may have inserted.
  package init(file: Data) {
    bytes = Self.withLineFeeds(file)
  }

  /// The content as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the content of a file, or nil if there is none.
  package static func read(_ url: URL) throws(SnapshotFileError) -> SnapshotContent? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do { return SnapshotContent(file: try Data(contentsOf: url)) } catch {
      throw .unusable(path: url.path, reason: "\(error)")
    }
  }

  /// Writes a temporary file and renames it; creates missing folders.
  package func write(to url: URL) throws(SnapshotFileError) {
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw .unusable(path: url.path, reason: "\(error)")
    }
  }

  /// Removes every CR before an LF, not only one, so that a written file is read back unchanged.
  private static func withLineFeeds(_ source: some Sequence<UInt8>) -> [UInt8] {
    let source = Array(source)
    guard source.contains(.carriageReturn) else { return source }
    var bytes: [UInt8] = []
    for byte in source {
      if byte == .lineFeed { while bytes.last == .carriageReturn { bytes.removeLast() } }
      bytes.append(byte)
    }
    return bytes
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}
