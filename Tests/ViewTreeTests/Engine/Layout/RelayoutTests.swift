import Testing
import ViewTreeTesting

@testable import ViewTree

/// The answers of an element to its layout besides its size, which are given again when they change.
@MainActor struct RelayoutTests {
  private struct Switching<Content: View>: View {
    @State private var isOn = false
    let content: (Bool) -> Content

    init(@ViewBuilder content: @escaping (Bool) -> Content) { self.content = content }

    var body: some View {
      content(isOn)
      Text("switch").onTapGesture { isOn.toggle() }.accessibilityIdentifier("switch")
    }
  }

  /// The text before and after the change, which a new screen must show as well.
  private func pictures<V: View>(@ViewBuilder _ content: @escaping (Bool) -> V) -> (String, String) {
    let screen = Screen(width: 12) { Switching { content($0) } }
    let before = screen.text
    let row = before.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    screen.click(column: Int(screen.frame(id: "switch")?.midX ?? 0), row: row)
    let fresh = Screen(width: 12) {
      VStack {
        content(true); Text("switch")
      }
    }
    expectText(screen.text, equals: fresh.text)
    expectEqual(screen.faults, [])
    return (before, screen.text)
  }

  /// A layout that needs no subviews to have a size.
  private struct Block: Layout {
    let height: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 1, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  @Test func `a change of a layout without subviews moves the views around it`() {
    let (before, after) = pictures { isOn in
      VStack(spacing: 0) {
        Text("a")
        Block(height: isOn ? 3 : 1) {}
        Text("b")
      }
    }
    func rows(_ text: String) -> Int { text.split(separator: "\n", omittingEmptySubsequences: false).count }
    expectEqual(rows(after), rows(before) + 2)
  }

  @Test func `a change of spacing deep inside reaches the stacks around`() {
    let (before, after) = pictures { isOn in
      HStack {
        Text("a")
        HStack(spacing: 0) {
          HStack(spacing: 0) { if isOn { Color.clear.frame(width: 0, height: 0) } else { Spacer(minLength: 0) } }
        }
        .fixedSize()
        Text("b")
      }
    }
    #expect(before != after)
  }

  @Test func `a guide that appears deep inside moves the views around`() {
    let (_, after) = pictures { isOn in
      VStack(alignment: .leading, spacing: 0) {
        VStack(spacing: 0) {
          VStack(spacing: 0) { if isOn { Text("in").alignmentGuide(.leading) { _ in 2 } } else { Text("in") } }
        }
        Text("out")
      }
    }
    expectText(
      after,
      equals: """
         in
           out
        switch
        """)
  }

  @Test func `a guide that appears inside of a group's modifier moves the views around`() {
    let (before, after) = pictures { isOn in
      VStack(alignment: .leading, spacing: 0) {
        Group {
          VStack(spacing: 0) { if isOn { Text("in").alignmentGuide(.leading) { _ in 2 } } else { Text("in") } }
          Text("too")
        }
        .fixedSize()
        .padding(.trailing, 1)
        Text("out")
      }
    }
    #expect(before != after)
  }

  @Test func `a view that its layout leaves out has no guides`() {
    struct Leaving: Layout {
      static var layoutProperties: LayoutProperties { LayoutProperties(hidesUnplaced: true) }

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: min(proposal.width ?? 9, 9), height: 3)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard bounds.width >= 4 else { return }
        subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.minY + 2), proposal: .unspecified)
      }
    }
    func screen(_ width: Int) -> Screen {
      Screen(width: width) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("a\nb").layoutPriority(1)
          Leaving { Text("c") }
        }
      }
    }
    let narrow = screen(10)
    _ = narrow.text
    narrow.resize(width: 3)
    expectText(narrow.text, equals: screen(3).text)
    expectEqual(narrow.faults, [])
  }

  @Test func `a guide inside of a fixed frame counts although the frame needs no size of it`() {
    let screen = Screen(width: 12) {
      VStack(alignment: .leading, spacing: 0) {
        Text("in").alignmentGuide(.leading) { _ in 1 }.frame(width: 4, height: 1, alignment: .trailing)
        Text("out")
      }
    }
    #expect(screen.frame(id: "x") == nil)
    expectText(
      screen.text,
      equals: """
          in
           out
        """)
  }

  @Test func `two spacers of one group turn with their layout, and no longer claim to be endless`() {
    let (before, after) = pictures { isOn in
      let layout = isOn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Spacer()
        Text("a")
        Spacer()
      }
      .frame(height: 3)
    }
    expectText(before, contains: "a")
    expectText(after, contains: "a")
  }

  @Test func `spacers and dividers turn with their layout`() {
    let (before, after) = pictures { isOn in
      let layout = isOn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Text("a")
        Divider()
        Spacer(minLength: 2)
        Text("b")
      }
      .frame(height: 5)
    }
    expectText(
      before,
      equals: """
         |
         |
        a|         b
         |
         |
           switch
        """)
    expectText(
      after,
      equals: """
              a
        ------------


              b
           switch
        """)
  }

  @Test func `a stack that lost its spacer is offered its share before others`() {
    let (before, after) = pictures { isOn in
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Text("01234").fixedSize()
          if !isOn { Spacer(minLength: 0) }
          Text("56789").fixedSize()
        }
        Text("wxyz")
      }
    }
    expectText(before, startsWith: "0123456789wx\n")
    expectText(after, startsWith: "          wx\n0123456789yz\n")
  }

  @Observable final class Counter {
    var count = 0
  }

  /// Counts while the screen is mounted: what that changes is there before the first layout.
  private struct Counting: View {
    let counter: Counter

    var body: some View {
      let _ = counter.count == 0 ? counter.count += 1 : ()
      Text("b")
    }
  }

  private struct Counted: View {
    @State private var counter = Counter()

    var body: some View {
      HStack(spacing: 0) {
        if counter.count > 0 { Text("a") }
        ForEach(counter.count == 0 ? ["x", "y"] : ["y", "z", "x"], id: \.self) { Text($0) }
        Counting(counter: counter)
      }
    }
  }

  @Test func `a change before the first layout is placed correctly`() {
    let screen = Screen(Counted(), width: 12)
    expectText(screen.text, equals: "ayzxb")
    expectEqual(screen.faults, [])
  }

  @Test func `views in front of each other change places without moving`() {
    let (before, after) = pictures { isOn in
      ZStack(alignment: .leading) { ForEach(isOn ? ["aa", "bbb"] : ["bbb", "aa"], id: \.self) { Text($0) } }
    }
    expectText(before, startsWith: "  aab")
    expectText(after, startsWith: "  bbb")
  }

  /// A layout of one subview that asks it for its size and nothing else.
  private struct SizeOnly: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }
  }

  @Test func `a stack deep inside that no longer takes all there is gets its share`() {
    let (before, after) = pictures { isOn in
      SizeOnly {
        HStack(spacing: 0) {
          HStack {
            HStack {
              if isOn { Spacer(minLength: 0).frame(maxWidth: 8, maxHeight: 0) } else { Spacer(minLength: 0) }
            }
          }
          Text("aaaa bbbb cccc")
        }
      }
    }
    #expect(before != after)
  }
}
