import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The changes, areas and notices that a screen's tree keeps between frames.
@MainActor struct RenderTreeTests {
  private let screen = Screen(width: 9) { Text("abc") }

  private var tree: RenderTree { screen.frames.tree }

  /// The node of the text.
  private var leaf: RenderNode { screen.frames.root.renderChildren[0] }

  @Test func `changes are taken once, and taken back`() {
    _ = screen.text
    #expect(tree.takeChanges().isEmpty)
    tree.changes.displays = [leaf]
    #expect(!tree.changes.isEmpty)
    let taken = tree.takeChanges()
    #expect(taken.displays.count == 1 && taken.layouts.isEmpty && !taken.isEmpty)
    #expect(tree.changes.isEmpty && tree.takeChanges().isEmpty)
    tree.returnChanges(taken)
    expectEqual(tree.changes.displays.count, 1)
    tree.changes = RenderChanges()
    tree.changes.layouts = [leaf]
    #expect(!tree.changes.isEmpty)
    tree.changes = RenderChanges()
  }

  @Test func `damaged areas are taken once`() {
    _ = screen.text
    let areas = (0..<3).map { CGRect(x: CGFloat($0), y: 0, width: 1, height: 1) }
    #expect(tree.takeDamage().isEmpty)
    for area in areas {
      tree.damage.add(area)
      expectEqual(tree.takeDamage().areas, [area])
    }
    #expect(tree.takeDamage().isEmpty)
  }

  @Test func `a control that is pressed or let go is drawn again, and another press of it is none`() {
    _ = screen.text
    func displays() -> Int { tree.changes.displays.count }
    tree.pressed = leaf
    expectEqual(displays(), 1)
    tree.pressed = leaf
    expectEqual(displays(), 1)
    tree.pressed = nil
    expectEqual(displays(), 2)
    tree.pressed = nil
    expectEqual(displays(), 2)
    screen.frames.run()
    expectEqual(screen.faults, [])
  }

  @Test func `a line that shows on no side is reported when nothing moves, and once`() {
    _ = screen.text
    let node = leaf
    node.rare[or: RenderNode.Rare()].drawnSides = .top
    tree.noteHiddenLine(of: node)
    #expect(tree.hasHiddenLines)
    tree.reportHiddenLine(isStill: true)
    #expect(!tree.hasHiddenLines && screen.issues.isEmpty)
    node.rare[or: RenderNode.Rare()].drawnSides = []
    tree.noteHiddenLine(of: node)
    tree.reportHiddenLine(isStill: false)
    #expect(tree.hasHiddenLines)
    tree.reportHiddenLine(isStill: true)
    #expect(!tree.hasHiddenLines)
    expectIssue(of: screen, contains: "the border or stroke around a view is not drawn")
    tree.noteHiddenLine(of: node)
    #expect(!tree.hasHiddenLines)
  }

  @Test func `frames with lengths that are none are reported once`() {
    let screen = Screen(width: 12) {
      Text("a").frame(width: -1)
      Text("b").frame(height: -2)
    }
    _ = screen.text
    expectEqual(screen.issues.count, 1)
  }

  @Test func `a tree of views without groups and layouts of a program keeps no nodes, and has no cycles`() {
    _ = screen.text
    #expect(!tree.exposesNodes && !tree.hasReferenceCycles)
    let group = Screen(width: 9) { Group { Text("a") }.padding() }
    _ = group.text
    #expect(!group.frames.tree.exposesNodes)
  }

  private struct Upper: View { var body: some View { Text("abc").border(.red) } }
  private struct Lower: View { var body: some View { Text("de").border(.blue) } }

  @Test func `of several lines that show on no side the first is reported`() {
    let screen = Screen(width: 9) {
      VStack {
        Upper()
        Lower()
      }
    }
    _ = screen.text
    expectEqual(screen.issues.map { $0.contains("Upper: the border") }, [true])
  }
}
