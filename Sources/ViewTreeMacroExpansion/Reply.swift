package import Foundation

/// Returns the answer to a message of the compiler, both as JSON.
package func reply(to message: Data) throws -> Data { try JSONEncoder().encode(Answer(to: message)) }

extension Answer {
  /// Answers every message; an unknown one with an error.
  init(to message: Data) {
    guard let question = try? JSONDecoder().decode(Question.self, from: message) else {
      self = .expansion(
        "",
        [
          Diagnostic(
            "the compiler sent a message that ViewTree's macros do not support; use the supported version of Swift")
        ])
      return
    }
    self =
      if question.getCapability != nil {
        .capability
      } else if let use = question.expandFreestandingMacro ?? question.expandAttachedMacro {
        Self.expanding(use)
      } else {
        .expansion("", [])
      }
  }

  private static func expanding(_ use: MacroUse) -> Self {
    do throws(ExpansionError) { return .expansion(try text(of: use), []) } catch {
      return .expansion("", [Diagnostic(error.message, at: use.location(of: error))])
    }
  }

  private static func text(of use: MacroUse) throws(ExpansionError) -> String {
    switch use.macro.typeName {
    // The module is the one whose names the file imports.
    case "Preview": try PreviewExpansion(use, module: "ViewTree").text
    case "SwiftUIPreview": try PreviewExpansion(use, module: "SwiftUI").text
    case "Entry": try EntryExpansion(use).text
    case "Animatable": try AnimatableExpansion(use, module: "ViewTree").text
    case "SwiftUIAnimatable": try AnimatableExpansion(use, module: "SwiftUI").text
    // The enclosing preview has moved the declaration.
    case "Previewable": ""
    // The macro at the type reads the attribute.
    case "AnimatableIgnored": ""
    // The compiler knows the type at the place of the call.
    case "NewObject": ".init()"
    default: throw ExpansionError("ViewTree has no macro \(use.macro.typeName)")
    }
  }
}

/// An error in the use of a macro.
package struct ExpansionError: Error {
  let message: String
  /// The offset of the error in the declaration in bytes; `nil` for the use of the macro.
  let offset: Int?

  init(_ message: String, at offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }
}
