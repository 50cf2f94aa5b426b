import Testing
import ViewTreeTesting

/// The names in a trace, its advice, and the legend below the table.
@MainActor struct TraceLegendTests {
  /// Presents in each way that there is, and animates, fades and measures.
  private struct Screenful: View {
    @State private var count = 0
    @State private var isOpen = false

    var body: some View {
      VStack {
        Button("more") { count += 1 }
        Text("faded").opacity(Double(count) / 10)
        ProgressView(value: Double(count) / 10)
        Gauge(value: Double(count) / 10) { Text("level") }
        Row { count += 1 }
        Picker("p", selection: $count) { ForEach(0..<9) { Text("\($0)") } }
        Slider(value: .constant(0.5)).opacity(0.5)
      }
      .sheet(isPresented: $isOpen) { Text("\(count)") }
      .popover(isPresented: .constant(false)) { Text("\(count)") }
      .fullScreenCover(isPresented: .constant(false)) { Text("\(count)") }
      .alert("a", isPresented: .constant(false)) { Button("\(count)") {} }
      .confirmationDialog("c", isPresented: .constant(false)) { Button("\(count)") {} }
    }
  }

  /// A view that is handed a closure.
  private struct Row: View {
    let action: () -> Void

    var body: some View { Text("row").onTapGesture { action() } }
  }

  private func trace() throws -> InvalidationTrace {
    let screen = Screen(Screenful(), width: 40, height: 30)
    let button = try screen.find(.button, "more")
    return try screen.trace { try button.tap() }
  }

  @Test func `a trace names modifiers as users write them, and no internal values`() throws {
    let trace = try trace()
    let text = trace.description + trace.table(.instances)
    for name in [".sheet", ".popover", ".fullScreenCover", ".alert", ".confirmationDialog"] {
      #expect(trace.entries.contains { $0.typeName == name }, "\(name) is not in\n\(text)")
    }
    for word in ["presentation", "Modifier", "problem:", "part(", "Box"] {
      #expect(!text.contains(word), "\(word) is in\n\(text)")
    }
    expectText(text, contains: "ProgressView · evaluated 1 · extent 0.0 → 0.1")
  }

  @Test func `each closure that cannot be compared has an advice`() throws {
    let trace = try trace()
    let lines = (trace.description + "\n" + trace.table(.instances)).split(separator: "\n")
    let closures = lines.filter { $0.contains("cannot be compared") && !$0.hasPrefix("(") }
    #expect(closures.count > 4)
    for line in closures { #expect(line.contains(" → "), "no advice: \(line)") }
    expectText(
      trace.description,
      contains: "Row · evaluated 1 · unneeded 1 · action: a closure with captures cannot be compared → pass "
        + "the captured values instead, or make the view Equatable without comparing the closure")
  }

  @Test func `one line below the table explains its terms`() throws {
    let unneeded = "unneeded: the body ran, and its result did not change"
    let anew = "made anew: the control creates the value in each evaluation, and it cannot be compared"
    for text in try [trace().description, trace().table(), trace().table(.instances)] {
      let lines = text.split(separator: "\n").filter { $0.hasPrefix("(") }
      expectEqual(lines, ["(\(unneeded); \(anew))"])
    }
    struct Quiet: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onTapGesture { count += 1 } }
    }
    let screen = Screen(Quiet(), width: 9)
    let quiet = screen.trace { screen.click(column: 0, row: 0) }
    #expect(!quiet.description.contains("\n("))
  }
}
