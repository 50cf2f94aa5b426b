import Foundation
import Testing

@testable import ViewTreeMacroExpansion

struct ReplyTests {
  private func json(_ message: Data) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(Answer(to: message)), as: UTF8.self)
  }

  @Test func `it says what it can`() throws {
    #expect(
      try json(MacroUses.json(["getCapability": ["capability": ["protocolVersion": 7]]]))
        == #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#)
  }

  @Test func `a question that it does not know is answered`() throws {
    let none = #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#
    #expect(try json(MacroUses.json(["loadPluginLibrary": ["libraryPath": "/"]])) == none)
    #expect(try json(MacroUses.attached("var a = 1", role: "peer", in: "", type: "Previewable")) == none)
    #expect(try json(Data("nonsense".utf8)).contains("a message that ViewTree"))
  }

  @Test func `an error stands at the use`() throws {
    let answer = try json(MacroUses.freestanding("#Preview()", type: "Other"))
    #expect(answer.contains("ViewTree has no macro Other"))
    #expect(answer.contains(#""position":{"fileName":"\/App\/Views.swift","offset":40},"severity":"error""#))
  }
}
