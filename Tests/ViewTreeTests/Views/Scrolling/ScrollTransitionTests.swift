import Testing
import ViewTreeTesting

@MainActor struct ScrollTransitionTests {
  /// A window of six rows over three views of four rows, which move away as they leave it.
  private func screen(
    _ topLeading: ScrollTransitionConfiguration? = nil, _ bottomTrailing: ScrollTransitionConfiguration? = nil
  ) -> Screen {
    Screen(width: 8, height: 6) {
      ScrollView(showsIndicators: false) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(["a", "b", "c"], id: \.self) { name in
            let text = Text("\(name)\n\(name)\n\(name)\n\(name)")
            if let topLeading, let bottomTrailing {
              text.scrollTransition(topLeading: topLeading, bottomTrailing: bottomTrailing) { content, phase in
                content.offset(x: phase.isIdentity ? 0 : phase == .topLeading ? 4 : 8)
              }
            } else {
              text.scrollTransition { content, phase in content.offset(x: phase.isIdentity ? 0 : 4) }
            }
          }
        }
        .frame(width: 8, alignment: .leading)
      }
    }
  }

  /// The columns at which the rows of the picture begin.
  private func columns(_ screen: Screen) -> [Int] {
    let rows: [Substring] = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    return rows.map { row in row.prefix { $0 == " " }.count }
  }

  @Test func `an interactive transition goes as far as the view has left the window`() {
    let screen = self.screen()
    expectEqual(columns(screen), [0, 0, 0, 0, 2, 2])
    screen.press(.tab)
    screen.press(.down)
    expectEqual(columns(screen), [1, 1, 1, 1, 1, 1])
    screen.press(.down)
    expectEqual(columns(screen), [2, 2, 0, 0, 0, 0])
    screen.press(.down)
    expectEqual(columns(screen), [3, 0, 0, 0, 0, 3])
  }

  @Test func `an animated transition happens at its threshold, and each edge has its own`() {
    let none = screen(.identity, .identity)
    none.press(.tab)
    none.press(.down)
    expectEqual(columns(none), [0, 0, 0, 0, 0, 0])
    let late = screen(.animated.threshold(.visible(0.75)), .interactive)
    expectEqual(columns(late), [0, 0, 0, 0, 4, 4])
    late.press(.tab)
    late.press(.down)
    expectEqual(columns(late), [0, 0, 0, 2, 2, 2])
    late.press(.down)
    expectEqual(columns(late), [4, 4, 0, 0, 0, 0])
    let half = screen(.interactive.threshold(.visible(0.5)), .animated)
    half.press(.tab)
    half.press(.down)
    expectEqual(columns(half), [0, 0, 0, 0, 0, 0])
    half.press(.down)
    expectEqual(columns(half), [0, 0, 0, 0, 0, 0])
    half.press(.down)
    expectEqual(columns(half), [2, 0, 0, 0, 0, 0])
  }

  @Test func `in a window that scrolls sideways views leave it sideways`() {
    let screen = Screen(width: 6, height: 2) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: 0) {
          Text("abcd")
          Text("efgh").scrollTransition { content, phase in content.offset(y: phase.isIdentity ? 0 : 2 * phase.value) }
        }
        .frame(height: 2, alignment: .top)
      }
    }
    expectText(screen.text, equals: "abcd\n    ef")
    screen.press(.tab)
    for _ in 1...2 { screen.press(.right) }
    expectText(screen.text, equals: "cdefgh\n")
  }

  @Test func `phases have values from before to behind the window`() {
    let phases: [ScrollTransitionPhase] = [.topLeading, .identity, .bottomTrailing]
    expectEqual(phases.map(\.value), [-1, 0, 1])
    expectEqual(phases.map(\.isIdentity), [false, true, false])
  }

  @Test func `a threshold between two others is as far along as its amount`() {
    typealias Threshold = ScrollTransitionConfiguration.Threshold
    let (low, high) = (Threshold.visible(0.25), Threshold.visible(0.75))
    expectEqual(low.interpolated(towards: high, amount: 0.5), .visible(0.5))
    expectEqual(high.interpolated(towards: low, amount: 0.25), .visible(0.625))
    expectEqual(low.interpolated(towards: .visible, amount: 0), low)
  }

  /// Hides what is partly before the start of the window.
  private struct Hiding: View {
    let axis: Axis
    let turns: Double
    var body: some View {
      ScrollView(axis == .vertical ? .vertical : .horizontal, showsIndicators: false) {
        AnyLayout(axis == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))) {
          ForEach(["a", "b", "c"], id: \.self) { name in
            Text(Array(repeating: name, count: 4).joined(separator: axis == .vertical ? "\n" : ""))
              .scrollTransition(.animated.threshold(.visible(0.9))) { content, phase in
                content.opacity(phase == .topLeading ? 0 : 1)
              }
              .rotationEffect(.degrees(-180 * turns))
          }
        }
      }
      .rotationEffect(.degrees(180 * turns))
    }
  }

  @Test func `the start of a window is where its rows begin, also when it is turned`() {
    for turns in [0.0, 1] {
      let screen = Screen(Hiding(axis: .vertical, turns: turns), width: 4, height: 6)
      expectText(screen.text, contains: "a")
      expectText(screen.text, contains: "b")
      screen.press(.tab)
      screen.press(.down)
      screen.advance(by: .seconds(1))
      #expect(!screen.text.contains("a") && screen.text.contains("b"), "\(turns)")
    }
  }

  @Test func `the start of a window is at its right from right to left`() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let view = Hiding(axis: .horizontal, turns: 0).environment(\.layoutDirection, direction)
      let screen = Screen(view, width: 6, height: 1)
      expectText(screen.text, contains: "a")
      expectText(screen.text, contains: "b")
      screen.press(.tab)
      screen.press(direction == .leftToRight ? .right : .left)
      screen.advance(by: .seconds(1))
      #expect(!screen.text.contains("a") && screen.text.contains("b"), "\(direction)")
    }
  }

  @Test func `a row leaves the window at once, and a view without a length never`() {
    let screen = Screen(width: 8, height: 2) {
      ScrollView(showsIndicators: false) {
        VStack(alignment: .leading, spacing: 0) {
          Text("a\nb")
          Text("c").scrollTransition { content, phase in
            content.offset(x: phase == .bottomTrailing ? 4 : 0, y: phase.isIdentity ? 0 : -2)
          }
          Color.clear.frame(width: 1, height: 0).overlay { Text("z").fixedSize() }
            .scrollTransition { content, phase in
              content.offset(x: phase.isIdentity ? 0 : 6, y: phase.isIdentity ? 0 : -2)
            }
        }
        .frame(width: 8, alignment: .leading)
      }
    }
    expectText(screen.text, equals: "a   c\nb")
  }

  @Test func `a view that leaves the window on both sides alike leaves it at the start`() {
    let screen = Screen(width: 10, height: 2) {
      ScrollView(showsIndicators: false) {
        Text("a\nb\nc\nd\ne\nf").scrollTransition { content, phase in
          content.offset(x: phase == .topLeading ? 2 : phase == .bottomTrailing ? 5 : 0)
        }
        .frame(width: 10, alignment: .leading)
      }
    }
    screen.press(.tab)
    for _ in 1...2 { screen.press(.down) }
    expectText(screen.text, equals: " c\n d")
  }

  @Test func `a view without a length stays in its place`() {
    let screen = Screen(width: 8, height: 4) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Text("a")
          Color.clear.frame(width: 1, height: 0).overlay { Text("x") }.scrollTransition { content, phase in
            content.offset(x: phase.isIdentity ? 0 : 4)
          }
          Color.clear.frame(height: 1)
        }
      }
    }
    expectText(screen.text, equals: "a\nx\n\n")
  }

  @Test func `the nearest window counts, or the nearest one that scrolls along the axis`() {
    func sideways(_ axis: Axis?) -> String {
      Screen(width: 6, height: 4) {
        ScrollView(showsIndicators: false) {
          VStack(alignment: .leading, spacing: 0) {
            ScrollView(.horizontal, showsIndicators: false) {
              HStack(alignment: .top, spacing: 0) {
                Text("abcd")
                Text("efgh").scrollTransition(axis: axis) { content, phase in
                  content.offset(y: phase.isIdentity ? 0 : 2 * phase.value)
                }
              }
              .frame(height: 3, alignment: .top)
            }
            Text("x\ny\nz")
          }
        }
      }.text
    }
    expectText(sideways(nil), equals: "abcd\n    ef\n\nx")
    expectText(sideways(.horizontal), equals: "abcd\n    ef\n\nx")
    expectText(sideways(.vertical), equals: "abcdef\n\n\nx")
    func down(_ axis: Axis?) -> String {
      Screen(width: 8, height: 3) {
        ScrollView(showsIndicators: false) {
          ScrollView(.horizontal, showsIndicators: false) {
            Text("a\nb\nc\nd").scrollTransition(.animated.threshold(.visible(0.9)), axis: axis) { content, phase in
              content.offset(x: phase.isIdentity ? 0 : 2)
            }
            .frame(width: 8, alignment: .leading)
          }
        }
      }.text
    }
    expectText(down(nil), equals: "a\nb\nc")
    expectText(down(.horizontal), equals: "a\nb\nc")
    expectText(down(.vertical), equals: "  a\n  b\n  c")
  }

  @Test func `an interactive transition that ends where a view is hidden never begins`() {
    let screen = self.screen(.interactive.threshold(.hidden), .interactive.threshold(.hidden))
    expectEqual(columns(screen), [0, 0, 0, 0, 0, 0])
    screen.press(.tab)
    for _ in 1...3 { screen.press(.down) }
    expectEqual(columns(screen), [0, 0, 0, 0, 0, 0])
    expectEqual(screen.faults, [])
  }
}
