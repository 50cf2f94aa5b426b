import Foundation
import Testing

@testable import ViewTreeTesting

/// The public names are chosen on purpose: a symbol that appears, goes or changes shows in a review.
@Suite(.enabled(if: BuiltModules() != nil, "the modules do not lie beside the tests"))
struct PublicSymbolsTests {
  private static let symbols = BuiltModules.symbols

  /// Compilers write declarations down in their own ways.
  private static var isCompilerOfBaseline: Bool {
    #if compiler(>=6.3) && compiler(<6.4)
      true
    #else
      false
    #endif
  }

  @Test(.enabled(if: isCompilerOfBaseline, "the baseline is of Swift 6.3"))
  func `the public symbols are those of the baseline`() throws {
    let lines = try Self.symbols.get().map(\.line)
    #if canImport(Darwin)
      let text = try lines + Self.recordedStandIns()
    #else
      let text = lines
    #endif
    let callSite = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    let check = SnapshotCheck(
      test: .current(function: #function, at: callSite), callSite: callSite, fileExtension: "txt")
    do { try check.compare(text.sorted().joined(separator: "\n")) } catch {
      recordFailure(error.message(filter: check.test.filter), at: callSite)
    }
  }

  @Test func `every public symbol has a documentation comment`() throws {
    let silent = try Self.symbols.get().filter { !$0.isDocumented }.map { "\($0.place): \($0.path)" }
    #expect(silent.isEmpty, "without a comment: \(silent.joined(separator: "\n"))")
  }

  /// The names that SwiftUI does not have: words for the parts of a screen that a test finds, the building blocks of
  /// controls, and styles where SwiftUI has fewer or keeps them closed.
  private static let ours: Set = [
    "AsyncToggle", "AsyncToggleStorage", "AsyncToggleValue", "PickerStyleConfiguration", "TabViewStyleConfiguration",
    "TabGroup", "ImageLoader", "StoredFiles", "StoredValues",
    "GlyphSet", "Idiom", "Key", "LayoutMetrics", "Role", "ToggleState",
    "ControlConfiguration", "ControlContent", "ControlContext", "ControlLabel", "ControlStyle", "DrawContext",
    "GlyphStyle", "Leaf", "LeafContent", "LeafContext", "Semantics", "StyledControl",
    "BorderedDisclosureGroupStyle", "BorderedSectionStyle", "DefaultSectionStyle", "IndentedGroupBoxStyle",
    "IndentedSectionStyle", "InlineLabeledContentStyle", "ListStyleConfiguration", "PlainSectionStyle",
    "RuledGroupBoxStyle", "SectionStyle", "SectionStyleConfiguration", "StackedLabeledContentStyle",
    "ShareAction", "TextFieldStyleConfiguration", "TrailingLabeledContentStyle", "TrailingMarkDisclosureGroupStyle",
  ]

  @Test func `a type without a SwiftUI counterpart is in the list`() throws {
    let types = try Self.symbols.get().filter { symbol in
      PublicSymbol.viewModules.contains(symbol.module) && !symbol.path.contains { ".(".contains($0) }
    }
    let own = Set(types.filter { !$0.followsApple }.map(\.path))
    expectEqual(own.subtracting(Self.ours), [], "neither SwiftUI's nor ours")
    expectEqual(Self.ours.subtracting(own), [], "not there")
  }

  @Test func `no public symbol belongs to a sample, a benchmark or a test`() throws {
    let symbols = try Self.symbols.get()
    #expect(symbols.count > 1_500)
    // A member of a protocol's extension is listed for the types of other modules that conform to it as well.
    let libraries = Set(symbols.map { "Sources/\($0.module)" })
    let elsewhere = symbols.filter { symbol in
      !libraries.contains(symbol.place.split(separator: "/").prefix(2).joined(separator: "/"))
    }
    expectEqual(elsewhere.map { "\($0.module): \($0.path) in \($0.place)" }, [])
  }

  /// The symbols of the baseline whose modules are Apple's here.
  private static func recordedStandIns() throws -> [String] {
    let file = Manual.root.appending(
      path: "Snapshots/ManualTests/PublicSymbolsTests/the-public-symbols-are-those-of-the-baseline.txt")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").filter { line in
      PublicSymbol.standIns.contains { line.hasPrefix("\($0)  ") }
    }
  }
}
