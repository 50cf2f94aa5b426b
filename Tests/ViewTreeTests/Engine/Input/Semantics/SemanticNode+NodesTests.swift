import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct SemanticNodeNodesTests {
  @Test func `a control consists of its style, its parts and their content`() throws {
    struct Framed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("state")
        }
      }
    }
    let screen = Screen(width: 20, height: 3) {
      VStack {
        Toggle("label", isOn: .constant(true)).toggleStyle(Framed()).padding().accessibilityIdentifier("id")
        Text("beside")
      }
    }
    let toggle = try screen.find(.toggle).node
    let nodes = toggle.nodes
    var inside: [String] = []
    func visit(_ node: Node) {
      if nodes.contains(ObjectIdentifier(node)), let text = (node as? RenderNode)?.leaf?.text {
        inside.append(text)
      }
      node.forEachChild(visit)
    }
    visit(screen.frames.root)
    expectEqual(inside, ["label", "state"])
    #expect(nodes.contains(toggle.id) && !nodes.contains(ObjectIdentifier(screen.frames.root)))
    let outer = try #require(toggle.renderNode.parent)
    #expect(nodes.contains(ObjectIdentifier(outer)))
    let text = try screen.find(.staticText, "beside").node
    expectEqual(text.nodes, [text.id])
  }
}
