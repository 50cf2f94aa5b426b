import Foundation
import ViewTreeMacroExpansion

/// Expands the macros of ViewTree: the compiler starts it, and asks over standard input and output.
///
/// A message is eight bytes that say its length, little endian, and JSON. What it says is a library's, because a test that
/// depends on a plug-in has all that is tested built once more, for the compiler's machine.
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
