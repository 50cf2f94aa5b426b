import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Modifiers whose values change, around one view and around each view of a group.
@MainActor struct LayoutModifierTests {
  private struct Steps<Content: View>: View {
    let probe: Probe
    let content: (Int) -> Content
    @State var step = 0

    var body: some View { content(step).offers("step", to: probe) { step += 1 } }
  }

  /// The picture at first and after each step, which is that of a fresh screen.
  private func pictures<V: View>(
    _ count: Int = 2, width: Int = 12, height: Int = 3, @ViewBuilder _ content: @escaping (Int) -> V
  ) -> [String] {
    let probe = Probe()
    let screen = Screen(Steps(probe: probe, content: content), width: width, height: height)
    var pictures = [screen.text]
    for step in 1...count {
      screen.perform("step", probe)
      let fresh = Screen(Steps(probe: Probe(), content: content, step: step), width: width, height: height)
      expectText(screen.render(.cells), equals: fresh.render(.cells))
      expectEqual(screen.faults, [])
      pictures.append(screen.text)
    }
    return pictures
  }

  @Test func `a layout around a group changes around each of its views, also around new ones`() {
    let steps = pictures(3, height: 1) { step in
      HStack(spacing: 0) {
        Group {
          Text("a")
          if step != 2 { Text("b") }
        }
        .padding(.trailing, step % 2 == 0 ? 1 : 2)
        Text("|")
      }
    }
    expectEqual(steps, ["a b |", "a  b  |", "a |", "a  b  |"])
  }

  @Test func `each view of a group is clipped`() {
    let steps = pictures(height: 1) { step in
      HStack(spacing: 0) {
        Group {
          Text("abcd").fixedSize()
          Text("efgh").fixedSize()
        }
        .frame(width: step % 2 == 0 ? 3 : 2, alignment: .leading)
        .clipped()
        Text("|")
      }
    }
    expectEqual(steps, ["abcefg|", "abef|", "abcefg|"])
  }

  @Test func `a trait around the modifier of a group reaches each of its views`() {
    let priority = pictures(height: 1) { step in
      HStack(spacing: 0) {
        Group {
          Text("one")
          Text("two")
        }
        .padding(.trailing, 1)
        .layoutPriority(step % 2 == 0 ? 0 : 1)
        Text("three four").lineLimit(1).layoutPriority(0.5)
      }
    }
    expectEqual(priority, [". . three...", "one two t...", ". . three..."])
    let opacity = pictures(height: 1) { step in
      HStack(spacing: 0) {
        Group {
          Text("one")
          Text("two")
        }
        .padding(.trailing, 1)
        .opacity(step % 2 == 0 ? 1 : 0)
        Text("|")
      }
    }
    expectEqual(opacity, ["one two |", "        |", "one two |"])
    let guide = pictures { step in
      VStack(alignment: .leading, spacing: 0) {
        Group {
          Text("one")
          Text("two")
        }
        .padding(.trailing, 1)
        .alignmentGuide(.leading) { _ in CGFloat(step) }
        Text("|")
      }
    }
    expectEqual(guide, ["one\ntwo\n|", "one\ntwo\n |", "one\ntwo\n  |"])
  }

  @Test func `a priority that changes is a new share of the row`() {
    let steps = pictures(width: 6, height: 1) { step in
      HStack(spacing: 0) {
        Color.red.frame(height: 1).layoutPriority(step % 2 == 0 ? 0 : 1)
        Text("abcd").lineLimit(1)
      }
    }
    expectEqual(steps, ["###...", "#####.", "###..."])
  }

  @Test func `a line that comes and goes changes the usual padding of the views inside`() {
    func framed(_ step: Int, _ shape: _ShapeView<Rectangle>) -> some View {
      let line = step % 2 == 0 ? shape : shape.stroke(.red)
      return HStack(spacing: 0) {
        Text("a").padding().padding(0).frame(minWidth: 0).overlay { line }
        Text("|")
      }
    }
    func far(_ step: Int, _ shape: _ShapeView<Rectangle>) -> some View {
      let line = step % 2 == 0 ? shape : shape.stroke(.red)
      let four = Text("a").padding().padding(0).padding(0).padding(0).padding(0)
      return HStack(spacing: 0) {
        four.padding(0).padding(0).padding(0).overlay { line }
        Text("|")
      }
    }
    let expected = ["\n a |\n", "+---+\n| a ||\n+---+", "\n a |\n"]
    expectEqual(pictures { framed($0, Rectangle().fill(.clear)) }, expected)
    expectEqual(pictures { far($0, Rectangle().fill(.clear)) }, expected)
  }

  @Test func `a view behind each view of a group is covered by it`() {
    func marked(_ isBehind: Bool) -> String {
      let group = Group {
        Text("b")
        Text("e")
      }
      .padding(.horizontal, 1)
      let row = HStack(spacing: 0) {
        if isBehind { group.background { Text("x") } } else { group.overlay { Text("x") } }
      }
      return Screen(row, width: 12).text
    }
    expectEqual([marked(true), marked(false)], [" b  e", " x  x"])
  }

  @Test func `a row that starts or stops taking all the width has another filler`() {
    let steps = pictures(width: 20, height: 3) { step in
      List {
        HStack {
          Button("Renew") {}
          Button("Stop") {}
        }
        .frame(maxWidth: step % 2 == 0 ? nil : .infinity)
        Button("Now") {}.frame(maxWidth: step % 2 == 0 ? 9 : .infinity)
      }
      .listStyle(.plain)
    }
    let plain = "Renew Stop\nNow\n"
    expectEqual(steps, [plain, "     Renew Stop\n         Now\n", plain])
  }

  /// The place of a view whose usual padding has a number of modifiers around it, and then a line.
  private func place(_ count: Int, isOutlined: Bool = true) -> CGFloat? {
    let view = Color.red.accessibilityIdentifier("view").frame(width: 1, height: 1).padding()
    let seven = view.padding(0).padding(0).padding(0).padding(0).padding(0).padding(0).padding(0)
    let screen =
      switch (count, isOutlined) {
      case (7, true): Screen(seven.border(.red), width: 20)
      case (8, true): Screen(seven.padding(0).border(.red), width: 20)
      default: Screen(seven.padding(0).padding(0), width: 20)
      }
    return screen.frame(id: "view")?.minX
  }

  @Test func `a line is looked for in the nearest eight modifiers`() {
    expectEqual([place(7), place(8), place(9, isOutlined: false)], [2, 1, 1])
  }

  private func count(_ node: Node) -> Int {
    var sum = 1
    node.forEachChild { sum += count($0) }
    return sum
  }

  @Test func `a modifier without a decoration is one node`() {
    func nodes<V: View>(_ view: V) -> Int {
      let screen = Screen(view, width: 9)
      _ = screen.text
      return count(screen.frames.root)
    }
    let plain = nodes(Text("a"))
    expectEqual([nodes(Text("a").padding()), nodes(Text("a").padding().fixedSize())], [plain + 1, plain + 2])
  }

  private struct Grouped: View {
    let probe: Probe
    @State private var step = 0

    var body: some View {
      let _ = step
      Group {
        Text("a")
        Text("b")
      }
      .padding(1)
      .offers("step", to: probe) { step += 1 }
    }
  }

  @Test func `an evaluation that leaves the modifier of a group as it is was not needed`() {
    let probe = Probe()
    let screen = Screen(Grouped(probe: probe), width: 9)
    let trace = screen.trace { screen.perform("step", probe) }
    expectEqual([trace.evaluations(of: Grouped.self), trace.totalUnneeded], [1, 1])
    expectEqual([trace.measured, trace.placed, trace.drawn], [0, 0, 0])
  }
}
