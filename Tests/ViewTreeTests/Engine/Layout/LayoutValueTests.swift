import Testing
import ViewTreeTesting

/// The values that a view hands to the layout around it reach it through the modifiers in between.
@MainActor struct LayoutValueTests {
  private struct Number: LayoutValueKey { static let defaultValue = 0 }

  private struct Readings: Layout {
    let note: @MainActor ([Int], [Int]) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 4, height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      MainActor.assumeIsolated { note(subviews.map { $0[Number.self] }, subviews.map(\.containerValues.number)) }
    }
  }

  private static let modifiers: [(String, @MainActor (AnyView) -> AnyView)] = [
    ("padding", { AnyView($0.padding()) }), ("frame", { AnyView($0.frame(width: 9)) }),
    ("flexible frame", { AnyView($0.frame(maxWidth: .infinity)) }), ("background", { AnyView($0.background(.red)) }),
    ("background of a view", { AnyView($0.background { Text("b") }) }),
    ("overlay", { AnyView($0.overlay { Text("o") }) }),
    ("border", { AnyView($0.border(.red)) }), ("clipShape", { AnyView($0.clipShape(Circle())) }),
    ("clipped", { AnyView($0.clipped()) }), ("offset", { AnyView($0.offset(x: 1)) }),
    ("fixedSize", { AnyView($0.fixedSize()) }), ("aspectRatio", { AnyView($0.aspectRatio(1, contentMode: .fit)) }),
    ("rotation", { AnyView($0.rotationEffect(.degrees(90))) }), ("scale", { AnyView($0.scaleEffect(2)) }),
    ("mask", { AnyView($0.mask { Text("m") }) }), ("opacity", { AnyView($0.opacity(0.5)) }),
    ("environment", { AnyView($0.bold().disabled(true)) }), ("id", { AnyView($0.id(1)) }),
    ("tap", { AnyView($0.onTapGesture {}) }),
    ("all", { AnyView($0.padding().frame(width: 9).border(.red).clipShape(Circle())) }),
  ]

  private func readings<V: View>(_ content: V) -> [[Int]] {
    var seen: [[Int]] = []
    let screen = Screen(width: 20, height: 5) { Readings { seen = [$0, $1] }() { content } }
    expectEqual(screen.issues.filter { !$0.contains("the border or stroke around a view is not drawn") }, [])
    return seen
  }

  @Test func `a value passes through every modifier`() {
    for (name, modify) in Self.modifiers {
      let marked = AnyView(Text("a").layoutValue(key: Number.self, value: 7).containerValue(\.number, 8))
      expectEqual(readings(modify(marked)), [[7], [8]], "\(name)")
      expectEqual(readings(modify(AnyView(Text("a")))), [[0], [0]], "\(name) without a value")
    }
  }

  @Test func `a value of each view of a group passes through a modifier of the group`() {
    let group = Group {
      Text("a").layoutValue(key: Number.self, value: 1)
      Text("b")
      Text("c").layoutValue(key: Number.self, value: 3)
    }
    expectEqual(readings(group.padding().border(.red)), [[1, 0, 3], [0, 0, 0]])
  }

  @Test func `a value does not leave a container`() {
    expectEqual(readings(HStack { Text("a").layoutValue(key: Number.self, value: 7) }.padding()), [[0], [0]])
  }

  @Test func `a value that changes reaches the layout through a modifier`() throws {
    struct Counter: View {
      let note: @MainActor ([Int], [Int]) -> Void
      @State private var number = 1
      var body: some View {
        VStack {
          Button("more") { number += 1 }
          Readings(note: note)() { Text("a").layoutValue(key: Number.self, value: number).padding().frame(width: 3) }
        }
      }
    }
    var seen: [Int] = []
    let screen = Screen(Counter { values, _ in seen = values }, width: 20, height: 5)
    expectEqual(seen, [1])
    try screen.find(.button, "more").tap()
    expectEqual(seen, [2])
  }

  @Test func `grid cell modifiers apply through paddings and frames`() {
    func text(_ modify: (AnyView) -> AnyView) -> String {
      Screen(width: 30) {
        Grid(alignment: .leading, horizontalSpacing: 1) {
          GridRow { modify(AnyView(Text("spans two columns").gridCellColumns(2))) }
          GridRow {
            modify(AnyView(Text("a").gridColumnAlignment(.trailing)))
            modify(AnyView(Text("b")))
          }
          GridRow {
            Text("four")
            Text("c")
          }
          modify(AnyView(Divider().gridCellUnsizedAxes(.horizontal)))
        }
      }
      .text
    }
    let plain = text { $0 }
    #expect(plain.contains("   a b"))
    for modify: (AnyView) -> AnyView in [
      { AnyView($0.padding(0)) }, { AnyView($0.frame(minWidth: 0)) }, { AnyView($0.background(.clear)) },
      { AnyView($0.overlay { EmptyView() }) }, { AnyView($0.clipShape(Rectangle())) },
    ] { expectText(text(modify), equals: plain) }
  }
}

extension ContainerValues { @Entry fileprivate var number = 0 }
