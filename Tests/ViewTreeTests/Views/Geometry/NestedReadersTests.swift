import Testing
import ViewTreeTesting

private final class Count {
  var evaluations = 0
}

/// Readers within each other, of which each hands its size on to the next.
private struct Nest: View {
  let depth: Int
  let size: CGSize
  let count: Count
  let between: (AnyView) -> AnyView

  var body: some View {
    if depth == 0 {
      Text("\(Int(size.width)) × \(Int(size.height))")
    } else {
      GeometryReader { proxy in
        let _ = count.evaluations += 1
        between(AnyView(Nest(depth: depth - 1, size: proxy.size, count: count, between: between)))
      }
    }
  }
}

@MainActor struct NestedReadersTests {
  private func expectOneEvaluationEach(_ text: String, between: @escaping (AnyView) -> AnyView) {
    for depth in [10, 60, 120] {
      let count = Count()
      let screen = Screen(width: 20, height: 2) { Nest(depth: depth, size: .zero, count: count, between: between) }
      expectEqual(count.evaluations, depth, "\(depth) readers")
      count.evaluations = 0
      screen.resize(width: 30, height: 2)
      expectEqual(count.evaluations, depth, "\(depth) readers of another size")
      expectText(screen.text, equals: text)
      expectEqual(screen.issues, [])
      expectEqual(screen.faults, [])
    }
  }

  @Test func `readers within each other run once each when their size changes`() {
    expectOneEvaluationEach("30 × 2\n") { $0 }
  }

  @Test func `readers within each other run once each with stacks between them`() {
    expectOneEvaluationEach("30 × 2\n") { content in AnyView(HStack { VStack { content } }) }
  }

  @Test func `readers run once each although their content cannot be compared`() {
    let count = Count()
    func nested(_ depth: Int) -> AnyView {
      if depth == 0 { return AnyView(Text("core")) }
      return AnyView(
        GeometryReader { proxy in
          let _ = count.evaluations += 1
          nested(depth - 1).frame(width: proxy.size.width, alignment: .leading)
        })
    }
    let screen = Screen(width: 20, height: 1) { nested(120) }
    count.evaluations = 0
    screen.resize(width: 30, height: 1)
    expectEqual(count.evaluations, 120)
    expectEqual(screen.issues, [])
    expectEqual(screen.faults, [])
  }

  @Test func `readers of a fixed size run once each when the one around is given another`() {
    let count = Count()
    func fixed(_ depth: Int, in outer: CGSize) -> AnyView {
      if depth == 0 { return AnyView(Text("\(Int(outer.width))")) }
      return AnyView(
        HStack {
          GeometryReader { _ in
            let _ = count.evaluations += 1
            fixed(depth - 1, in: outer)
          }
          .frame(width: 5, height: 1)
        })
    }
    let screen = Screen(width: 20, height: 1) { GeometryReader { fixed(100, in: $0.size) } }
    expectEqual(count.evaluations, 100)
    count.evaluations = 0
    let frames = screen.frameCount
    screen.resize(width: 30, height: 1)
    expectEqual(count.evaluations, 100)
    expectEqual(screen.frameCount, frames + 1)
    expectText(screen.text, equals: "30")
    expectEqual(screen.issues, [])
    expectEqual(screen.faults, [])
  }

  @Test func `a reader that reads where it is follows the one around`() {
    let screen = Screen(width: 20, height: 1) {
      GeometryReader { outer in
        HStack(spacing: 0) {
          Text(String(repeating: "-", count: Int(outer.size.width / 2)))
          GeometryReader { inner in
            Text("\(Int(inner.frame(in: .global).minX)) of \(Int(outer.size.width))")
          }
        }
      }
    }
    expectText(screen.text, equals: "----------10 of 20")
    screen.resize(width: 30, height: 1)
    expectText(screen.text, equals: "---------------15 of 30")
  }

  @Test func `a reader that is hidden in another one shows the new size when it comes back`() {
    let screen = Screen(width: 20, height: 1) {
      GeometryReader { outer in
        ViewThatFits(in: .horizontal) {
          GeometryReader { _ in Text("wide \(Int(outer.size.width))") }.frame(minWidth: 15)
          Text("narrow \(Int(outer.size.width))")
        }
      }
    }
    expectText(screen.text, equals: "wide 20")
    screen.resize(width: 12, height: 1)
    expectText(screen.text, equals: "narrow 12")
    screen.resize(width: 18, height: 1)
    expectText(screen.text, equals: "wide 18")
  }
}
