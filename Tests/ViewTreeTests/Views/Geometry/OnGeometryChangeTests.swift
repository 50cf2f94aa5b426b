import Testing
import ViewTreeTesting

@MainActor struct OnGeometryChangeTests {
  @Test func `a change of the geometry is reported with the old and the new value`() throws {
    struct Measured: View {
      let log: (String) -> Void
      @State private var isLong = false
      @State private var isMoved = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          if isMoved { Text("above") }
          Text(isLong ? "longer" : "short")
            .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { log("\(Int($0)) → \(Int($1))") }
            .onGeometryChange(for: CGFloat.self) {
              $0.frame(in: .global).minY
            } action: {
              log("y \(Int($0))")
            }
          Button("Grow") { isLong.toggle() }
          Button("Move") { isMoved.toggle() }
        }
      }
    }
    final class Log { var lines: [String] = [] }
    let log = Log()
    let screen = Screen(width: 20) { Measured(log: { log.lines.append($0) }) }
    #expect(screen.text.hasPrefix("short") && log.lines.sorted() == ["5 → 5", "y 0"])
    try screen.find(.button, "Grow").tap()
    #expect(screen.text.hasPrefix("longer") && log.lines.last == "5 → 6" && log.lines.count == 3)
    try screen.find(.button, "Move").tap()
    #expect(screen.text.hasPrefix("above") && log.lines.last == "y 1" && log.lines.count == 4)
  }

  @Test func `coordinates count from the window of a scroll view`() {
    struct Reader: View {
      @State private var place = ""
      var body: some View {
        Text(place)
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            Text("a")
            Text("b").onGeometryChange(for: CGRect.self, of: { $0.frame(in: .scrollView) }) {
              place = "\(Int($0.minX)) \(Int($0.minY))"
            }
            Text("c")
            Text("d")
          }
        }
        .frame(height: 2)
      }
    }
    let screen = Screen(width: 6) { Reader() }
    expectText(screen.text, startsWith: "0 1\n a\n b")
    screen.press(.tab)
    screen.press(.down)
    expectText(screen.text, contains: "0 0\n")
  }

  @Test func `what is measured is the view inside, without the modifiers around it`() {
    final class Log { var widths: [Int] = [] }
    func width(_ change: (AnyView) -> some View) -> [Int] {
      let log = Log()
      let text = Text("ab").onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { log.widths.append(Int($0)) }
      _ = Screen(change(AnyView(text)), width: 20).text
      return log.widths
    }
    expectEqual(width { $0 }, [2])
    expectEqual(width { $0.padding(1) }, [2])
    expectEqual(width { $0.frame(width: 8) }, [2])
    expectEqual(width { $0.offset(x: 1) }, [2])
    expectEqual(width { $0.overlay { Text("c") } }, [2])
    expectEqual(width { $0.background(Color.red).opacity(0.5).padding(2).border(.blue) }, [2])
  }
}
