import Foundation

@testable import ViewTreeMacroExpansion

/// Messages as the compiler sends them.
enum MacroUses {
  private static var location: [String: Any] {
    [
      "fileID": "App/Views.swift", "fileName": "/App/Views.swift", "line": 3, "column": 7, "offset": 40,
    ]
  }

  static func freestanding(_ source: String, type: String = "Preview") -> Data {
    json([
      "expandFreestandingMacro": [
        "macro": ["moduleName": "ViewTreeMacroPlugin", "name": "Preview", "typeName": type], "discriminator": "$s3App_",
        "macroRole": "declaration", "syntax": ["kind": "declaration", "source": source, "location": location],
      ]
    ])
  }

  static func attached(_ declaration: String, role: String, in context: String, type: String = "Entry") -> Data {
    json([
      "expandAttachedMacro": [
        "macro": ["moduleName": "ViewTreeMacroPlugin", "name": type, "typeName": type], "discriminator": "$s3App_",
        "macroRole": role, "declSyntax": ["source": declaration, "location": location],
        "lexicalContext": [["source": context]],
      ]
    ])
  }

  static func json(_ object: [String: Any]) -> Data { try! JSONSerialization.data(withJSONObject: object) }

  /// The source that a message is answered with, and what is wrong.
  static func expansion(_ message: Data) -> (source: String, problem: String?) {
    guard case .expansion(let source, let diagnostics) = Answer(to: message) else { return ("", "no expansion") }
    return (source, diagnostics.first?.message)
  }

  /// The byte of the file at which the first error of an answer is.
  static func offset(_ message: Data) -> Int? {
    guard case .expansion(_, let diagnostics) = Answer(to: message) else { return nil }
    return diagnostics.first?.position.offset
  }

  /// Without indentation and empty lines.
  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
