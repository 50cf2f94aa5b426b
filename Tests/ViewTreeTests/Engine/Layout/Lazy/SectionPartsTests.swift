import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The headers and footers of sections, and how far they may move.
@MainActor struct SectionPartsTests {
  /// The parts among the rows of a stack, which stand one after another: kind, views, start, end and limit.
  private func parts(@ViewBuilder _ content: () -> some View) throws -> [String] {
    let screen = Screen(width: 20, height: 30) { LazyVStack(alignment: .leading, spacing: 0, content: content) }
    let nodes = try #require(screen.frames.root.shown { $0 as? LazyRows }.first).orderedNodes
    var start: CGFloat = 0
    for node in nodes {
      node.setPlace(CGPoint(x: 0, y: start), anchor: .topLeading, proposal: .unspecified)
      start += node.size.height
    }
    let parts = SectionParts(of: nodes, along: .vertical).all
    expectEqual(screen.issues, [])
    return parts.map { "\($0.kind) \($0.renderNodes.count) \($0.start)–\($0.end) \($0.limit)" }
  }

  private var nothing: some View { Color.clear.frame(width: 1, height: 0) }

  @Test func `a header moves to the end of its section, and a footer to the end of the part before it`() throws {
    let found = try parts {
      Section {
        Text("a")
      } footer: {
        Text("F0")
      }
      Section {
      } header: {
        nothing
      }
      Section {
        Text("b")
        Text("c\nd")
      } header: {
        Text("H1")
        Text("H2\nH3")
      } footer: {
        Text("F1")
      }
      Text("x")
      Section("H4") { Text("e") }
    }
    expectEqual(
      found,
      [
        "footer 1 1.0–2.0 0.0", "header 1 2.0–2.0 2.0", "header 2 2.0–5.0 8.0", "footer 1 8.0–9.0 5.0",
        "header 1 10.0–11.0 12.0",
      ])
  }

  @Test func `a header without a length, of a section without rows, does not move`() throws {
    let found = try parts {
      Section {
      } header: {
        nothing
      }
    }
    expectEqual(found, ["header 1 0.0–0.0 0.0"])
  }
}
