import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct GeometryReaderTests {
  private func short(_ rect: CGRect) -> String {
    "\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))"
  }

  @Test func `the content knows the size and follows it`() {
    let screen = Screen(width: 20, height: 3) {
      HStack(spacing: 0) {
        Text("left ")
        GeometryReader { proxy in Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height))") }
      }
    }
    expectText(screen.text, equals: "     15 x 3\nleft\n")
    screen.resize(width: 12, height: 5)
    expectText(screen.text, equals: "     7 x 5\n\nleft\n\n")
  }

  @Test func `frames are right after something else moved the reader`() {
    struct Moving: View {
      @State private var lines = 1
      let short: (CGRect) -> String

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text(Array(repeating: "line", count: lines).joined(separator: "\n")).onTapGesture { lines += 2 }
          HStack(spacing: 0) {
            Text("> ")
            GeometryReader { proxy in
              VStack(alignment: .leading, spacing: 0) {
                Text("global " + short(proxy.frame(in: .global)))
                Text("local  " + short(proxy.frame(in: .local)))
                Text("row    " + short(proxy.frame(in: .named("row"))))
                Text("other  " + short(proxy.frame(in: .named("other"))))
              }
            }
            .frame(height: 4)
          }
          .coordinateSpace(name: "row")
        }
      }
    }
    let screen = Screen(width: 20, height: 8) { Moving(short: short) }
    expectText(
      screen.text,
      equals: """
        line
          global 2 1 18 4
          local  0 0 18 4
        > row    2 0 18 4
          other  2 1 18 4



        """)
    screen.click(column: 0, row: 0)
    expectText(
      screen.text,
      equals: """
        line
        line
        line
          global 2 3 18 4
          local  0 0 18 4
        > row    2 0 18 4
          other  2 3 18 4

        """)
  }

  @Test func `content that reads nothing is made once`() {
    final class Count { var value = 0 }
    let count = Count()
    let screen = Screen(width: 20, height: 3) {
      GeometryReader { _ in
        let _ = count.value += 1
        Text("hello")
      }
    }
    screen.resize(width: 10, height: 4)
    expectText(screen.text, equals: "hello\n\n\n")
    expectEqual(count.value, 1)
  }

  @Test func `content that is made again as it was is not laid out again`() {
    struct Host: View {
      let probe: Probe
      @State private var step = 0
      var body: some View {
        let step = step
        GeometryReader { _ in Text(step < 0 ? "b" : "a") }.offers("step", to: probe) { self.step += 1 }
      }
    }
    let probe = Probe()
    let screen = Screen(Host(probe: probe), width: 9, height: 2)
    let trace = screen.trace { screen.perform("step", probe) }
    expectEqual(trace.evaluations(of: Host.self), 1)
    #expect(trace.measured == 0 && trace.placed == 0)
  }

  @Test func `readers in readers are right at once`() {
    func nested(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(Text("core"))
        : AnyView(
          GeometryReader { proxy in
            nested(depth - 1).frame(width: proxy.size.width - 1, height: proxy.size.height, alignment: .topLeading)
          })
    }
    let screen = Screen(width: 30, height: 2) { nested(20).accessibilityIdentifier("outer") }
    expectText(screen.text, equals: "core\n")
    expectEqual(screen.frame(id: "outer"), CGRect(x: 0, y: 0, width: 30, height: 2))
  }

  @Test func `a size goes up as a preference`() {
    struct Width: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    struct Measured: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(alignment: .leading) {
          Text("some text").background {
            GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) }
          }
          Text("is \(Int(width)) wide")
        }
        .onPreferenceChange(Width.self) { width = $0 }
      }
    }
    expectText(Screen(width: 20) { Measured() }.text, equals: "some text\nis 9 wide")
  }

  @Test func `content that may come is one value more of a preference`() {
    struct Sum: PreferenceKey {
      static var defaultValue: Int { 10 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct Host: View {
      let isThere: Bool
      @State private var sum = 0
      var body: some View {
        VStack {
          Text("sum \(sum)").preference(key: Sum.self, value: 5)
          GeometryReader { _ in if isThere { Text("b") } }
        }
        .onPreferenceChange(Sum.self) { sum = $0 }
      }
    }
    expectText(Screen(Host(isThere: false), width: 9, height: 2).text, equals: "  sum 15\n")
  }

  @Test func `a place that an action reads causes no later evaluation`() {
    struct Host: View {
      let probe: Probe
      var body: some View {
        GeometryReader { proxy in
          Text("a").offers("read", to: probe) { probe.note("\(Int(proxy.frame(in: .global).width))") }
        }
      }
    }
    let probe = Probe()
    let screen = Screen(Host(probe: probe), width: 9, height: 2)
    screen.perform("read", probe)
    screen.resize(width: 7, height: 2)
    screen.perform("read", probe)
    expectEqual(probe.text, "9 7")
    #expect(screen.frames.tree.geometryReaders.isEmpty)
  }
}
