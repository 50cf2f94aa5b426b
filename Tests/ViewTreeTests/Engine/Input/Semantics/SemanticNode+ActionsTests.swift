import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The targets of taps on elements, and the points at which they are hit.
@MainActor struct SemanticNodeActionsTests {
  private func screen<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    Screen(width: 24, height: 8) {
      VStack(alignment: .leading, spacing: 0) { content() }.padding(.leading, 2).padding(.top, 1)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func `a tap reaches a link, a control, or a view with another gesture`() throws {
    let screen = screen {
      Text("a [link](https://a.b)").onTapGesture(count: 2) {}
      Button("button") {}
      Text("drag").gesture(DragGesture()).padding(.trailing, 1).gesture(LongPressGesture())
      Text("plain")
      HStack {
        Button("one") {}
        Button("two") {}
      }
      .accessibilityIdentifier("pair")
    }
    let link = try #require(try screen.find(.link).node.tapTarget)
    #expect(link.reactsToTap && link.count == 1)
    expectEqual(link.frame, CGRect(x: 4, y: 1, width: 4, height: 1))
    #expect(try screen.find(.button, "button").node.tapTarget?.reactsToTap == true)
    let drag = try screen.find(.staticText, "drag").node
    #expect(drag.tapTarget?.reactsToTap == false && drag.tapTarget?.renderNode === drag.renderNode)
    #expect(try screen.find(.staticText, "plain").node.tapTarget == nil)
    #expect(try screen.find(id: "pair").node.tapTarget == nil)
  }

  @Test func `a link in two lines is tapped in the first`() throws {
    let screen = screen { Text("go [one two](https://a.b)").frame(width: 6) }
    expectText(screen.text, startsWith: "\n  go one\n  two")
    try expectEqual(screen.find(.link).node.tapTarget?.frame, CGRect(x: 5, y: 1, width: 3, height: 1))
  }

  @Test func `the innermost view that can be tapped around an element is the target`() throws {
    let screen = screen {
      HStack { HStack { Text("a") }.onTapGesture(count: 3) {} }.onTapGesture(count: 2) {}
      GroupBox {
      } label: {
        Text("box").onTapGesture(count: 4) {}
      }
    }
    try expectEqual(screen.find(.staticText, "a").node.tapTarget?.count, 3)
    try expectEqual(screen.find(.group, "box").node.tapTarget?.count, 4)
  }

  private func target(_ screen: Screen) throws -> TapTarget {
    var found: RenderNode?
    screen.frames.root.forEachShown { if $0.identifiers == ["target"] { found = $0 } }
    return TapTarget(renderNode: try #require(found), count: 1)
  }

  private func cover(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.blue.frame(width: width, height: height)
  }

  @Test func `a target is hit in its middle, or in a corner that is free`() throws {
    func point<V: View>(_ alignment: Alignment, @ViewBuilder _ above: () -> V) throws -> CGPoint? {
      let screen = screen {
        Color.red.frame(width: 8, height: 3).onTapGesture {}.accessibilityIdentifier("target")
          .overlay(alignment: alignment, content: above)
      }
      return try target(screen).point(by: screen.frames.events)
    }
    try expectEqual(point(.center) { EmptyView() }, CGPoint(x: 6, y: 2.5))
    try expectEqual(point(.center) { cover(2, 1) }, CGPoint(x: 2.25, y: 1.25))
    try expectEqual(point(.leading) { cover(6, 3) }, CGPoint(x: 9.75, y: 3.75))
    try expectEqual(point(.top) { cover(8, 2) }, CGPoint(x: 9.75, y: 3.75))
    try expectEqual(point(.center) { cover(8, 3) }, nil)
    try expectEqual(point(.center) { Text("a").onTapGesture {} }, CGPoint(x: 2.25, y: 1.25))
  }

  @Test func `a target that its parts cover is hit at a part that is no element`() throws {
    let screen = screen {
      ZStack {
        HStack { HStack { Color.red.frame(width: 8, height: 3).onTapGesture {} } }
        Button("b") {}
      }
      .onTapGesture {}.accessibilityIdentifier("target")
    }
    try expectEqual(target(screen).point(by: screen.frames.events), CGPoint(x: 2.25, y: 1.25))
  }

  @Test func `a group that opens is tapped at its label, also if the whole group reacts to taps`() throws {
    var taps = 0
    let screen = screen { DisclosureGroup("More") { Text("in") }.onTapGesture { taps += 1 } }
    let group = try screen.find(.disclosureGroup, "More")
    try group.tap()
    #expect(group.isExpanded == true && taps == 0)
  }
}
