import Foundation
import Testing

@testable import ViewTreeMacroExpansion

struct ReplyTests {
  private func json(_ message: Data) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(Answer(to: message)), as: UTF8.self)
  }

  @Test func `the plug-in reports its capabilities`() throws {
    #expect(
      try json(MacroUses.json(["getCapability": ["capability": ["protocolVersion": 7]]]))
        == #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#)
  }

  @Test func `an unknown message gets an answer`() throws {
    let none = #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#
    #expect(try json(MacroUses.json(["loadPluginLibrary": ["libraryPath": "/"]])) == none)
    #expect(try json(MacroUses.attached("var a = 1", role: "peer", in: "", type: "Previewable")) == none)
    #expect(try json(Data("nonsense".utf8)).contains("a message that ViewTree"))
  }

  @Test func `a new object is made by the initializer of the expected type`() throws {
    let expansion = MacroUses.expansion(MacroUses.freestanding("#_newObject()", type: "NewObject"))
    #expect(expansion.source == ".init()" && expansion.problem == nil)
  }

  @Test func `an error is reported at the use of the macro`() throws {
    let answer = try json(MacroUses.freestanding("#Preview()", type: "Other"))
    #expect(answer.contains("ViewTree has no macro Other"))
    #expect(answer.contains(#""position":{"fileName":"\/App\/Views.swift","offset":40},"severity":"error""#))
  }
}
