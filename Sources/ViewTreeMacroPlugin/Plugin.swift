import Foundation
import ViewTreeMacroExpansion

/// Expands the macros of ViewTree for the compiler, which starts it and sends requests over standard input.
///
/// A message is its length as eight bytes, little endian, and JSON. A library creates the content, because a test that
/// depends on a plug-in builds all tested code again for the compiler's machine.
@main enum Plugin {
  static func main() throws {
    while let message = try next() { try send(reply(to: message)) }
  }

  /// `nil` at the end: the compiler closes the input, or sends an empty message.
  private static func next() throws -> Data? {
    guard let header = try FileHandle.standardInput.read(upToCount: 8), header.count == 8 else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    return length > 0 ? try FileHandle.standardInput.read(upToCount: length) : nil
  }

  private static func send(_ json: Data) throws {
    let header = (0..<8).map { UInt8(truncatingIfNeeded: json.count >> ($0 * 8)) }
    try FileHandle.standardOutput.write(contentsOf: header + json)
  }
}
