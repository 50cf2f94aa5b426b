import Testing
import ViewTreeTesting

@testable import ViewTree

/// The words of views.
@MainActor struct TextContentTests {
  private struct Words: View {
    let count: Int
    var body: some View { HStack { ForEach(0..<count, id: \.self) { Text("w\($0)") } } }
  }

  private struct Deep: View {
    let depth: Int
    var body: some View { if depth > 0 { VStack { Deep(depth: depth - 1) } } else { Text("end") } }
  }

  private struct Endless: View {
    var body: some View { AnyView(Endless()) }
  }

  @Test func `the words of a view are those of its texts, as far as there are not too many`() {
    expectEqual(textContent(of: Words(count: 3)), "w0 w1 w2")
    expectEqual(textContent(of: Words(count: 98)).split(separator: " ").count, 98)
    expectEqual(textContent(of: Words(count: 120)).split(separator: " ").count, 98)
    expectEqual(textContent(of: Label("a", systemImage: "star").padding(1)), "a")
    expectEqual([textContent(of: EmptyView()), textContent(of: Color.red)], ["", ""])
  }

  @Test func `views deep inside count, and endless ones have no words`() {
    expectEqual(textContent(of: Deep(depth: 8)), "end")
    expectEqual(textContent(of: Endless()), "")
  }

  @Test func `words are found up to a depth`() {
    expectEqual([47, 48].map { textContent(of: Deep(depth: $0)) }, ["end", ""])
  }
}
