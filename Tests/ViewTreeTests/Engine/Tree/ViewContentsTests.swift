import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct ViewContentsTests {
  private struct Words: View {
    var body: some View { Text("a") }
  }

  private func isText(_ type: any View.Type) -> Bool { type == Text.self }

  private func consistsOfTexts<V: View>(_: V.Type) -> Bool { V.consists(of: isText) }
  private func mayContainText<V: View>(_: V.Type) -> Bool { V.mayContain(isText) }

  @Test func `a view consists of the views in a group or in its body`() {
    #expect(consistsOfTexts(Text.self) && consistsOfTexts(TupleView<Text, Text>.self))
    #expect(consistsOfTexts(Words.self) && consistsOfTexts(TupleView<Text, Words>.self))
    #expect(!consistsOfTexts(Color.self) && !consistsOfTexts(TupleView<Text, Color>.self))
  }

  @Test func `a view may contain a view of its group, whatever its body is`() {
    #expect(mayContainText(Text.self) && mayContainText(TupleView<Color, Text>.self))
    #expect(!mayContainText(Color.self) && !mayContainText(TupleView<Color, Color>.self) && !mayContainText(Words.self))
  }

  @Test func `children are kept by their positions`() {
    let screen = Screen(width: 3) { Text("a") }
    let root = screen.frames.root
    let nodes = (0..<5).map { _ in Node(parent: root, inputs: root.inputs) }
    var children = ChildNodes()
    #expect(children.isEmpty && children[0] == nil && children[2] == nil)
    for position in 0..<4 {
      children[position] = nodes[position]
      #expect(!children.isEmpty && children[position] === nodes[position] && children[position + 1] == nil)
    }
    children[2] = nodes[4]
    children[1] = nil
    var found: [Node] = []
    children.forEach { found.append($0) }
    #expect(found.map { node in nodes.firstIndex { $0 === node } } == [0, 4, 3])
    children[0] = nil
    #expect(!children.isEmpty)
  }
}
