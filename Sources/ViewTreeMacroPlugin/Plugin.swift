import Foundation

/// Expands the macros of ViewTree: the compiler starts it, and asks over standard input and output.
///
/// A message is eight bytes that say its length, little endian, and JSON.
@main enum Plugin {
  static func main() throws {
    while let message = try next() { try send(answer(to: message)) }
  }

  /// `nil` at the end: the compiler closes the input, or sends an empty message.
  private static func next() throws -> Data? {
    guard let header = try FileHandle.standardInput.read(upToCount: 8), header.count == 8 else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    return length > 0 ? try FileHandle.standardInput.read(upToCount: length) : nil
  }

  private static func send(_ answer: Answer) throws {
    let json = try JSONEncoder().encode(answer)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: json.count >> ($0 * 8)) }
    try FileHandle.standardOutput.write(contentsOf: header + json)
  }

  /// Every message has an answer, also one that is not known.
  static func answer(to message: Data) -> Answer {
    guard let question = try? JSONDecoder().decode(Question.self, from: message) else {
      return .expansion("", [Diagnostic("the compiler asked ViewTree's macros something that they do not know")])
    }
    if question.getCapability != nil { return .capability }
    guard let use = question.expandFreestandingMacro ?? question.expandAttachedMacro else { return .expansion("", []) }
    do throws(ExpansionError) { return .expansion(try expand(use), []) } catch {
      return .expansion("", [Diagnostic(error.message, at: use.location)])
    }
  }

  private static func expand(_ use: MacroUse) throws(ExpansionError) -> String {
    switch use.macro.typeName {
    // Each by the names of the module that its file imports.
    case "Preview": try PreviewExpansion(use, module: "ViewTree").text
    case "SwiftUIPreview": try PreviewExpansion(use, module: "SwiftUI").text
    case "Entry": try EntryExpansion(use).text
    // The preview around it has moved the declaration.
    case "Previewable": ""
    default: throw ExpansionError("there is no macro \(use.macro.typeName) in ViewTree")
    }
  }
}

/// What is wrong with the use of a macro, in words.
struct ExpansionError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
