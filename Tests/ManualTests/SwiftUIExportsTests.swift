import Foundation
import Testing
import ViewTreeTesting

/// The module `SwiftUI` offers the names that SwiftUI has, and none of ours.
@Suite(.enabled(if: BuiltModules() != nil, "the modules do not lie beside the tests"))
struct SwiftUIExportsTests {
  private static let keywords: Set = ["struct", "enum", "class", "protocol", "typealias", "func", "let", "var"]

  /// `struct ViewTree.Text`, as an import names it; `nil` for a macro, which no import names.
  private static func name(_ symbol: PublicSymbol) -> String? {
    let words = symbol.declaration.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let keyword = words.first { keywords.contains(String($0)) }
    return keyword.map { "\($0) \(symbol.module).\(symbol.path.prefix { $0 != "(" })" }
  }

  @Test func `each of SwiftUI's names is exported, and no other`() throws {
    let symbols = try BuiltModules.symbols.get().filter { symbol in
      let isOfTop = !symbol.path.prefix { $0 != "(" }.contains(".")
      return PublicSymbol.viewModules.contains(symbol.module) && isOfTop && symbol.followsApple
    }
    // A macro has the name as well, so that no import names the type: see `SwiftUI.swift`. An app comes with its host.
    let others: Set = ["struct ViewTree.Preview", "protocol ViewTree.Animatable", "protocol ViewTreeApps.App"]
    let wanted = Set(symbols.compactMap(Self.name)).subtracting(others)
    let text = try String(contentsOf: Manual.root.appending(path: "Sources/SwiftUI/Exports.swift"), encoding: .utf8)
    let exported = Set(
      text.split(separator: "\n").compactMap { line in
        line.hasPrefix("@_exported public import ") && line.contains(#/ ViewTree\w*\./#) && !line.contains("._")
          ? String(line.dropFirst("@_exported public import ".count)) : nil
      })
    expectEqual(wanted.subtracting(exported).sorted(), [], "to be exported")
    expectEqual(exported.subtracting(wanted).sorted(), [], "not SwiftUI's, or not there")
  }
}
