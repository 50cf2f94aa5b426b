import Testing
import ViewTreeTesting

/// The command that Escape runs.
@MainActor struct ExitCommandTests {
  private final class Log {
    var words: [String] = []
  }

  private let log = Log()

  @Test func `Escape runs the command around the focus, and the last one without a focus`() {
    let screen = Screen(width: 20) {
      VStack {
        HStack { Button("in") {} }.onExitCommand { log.words.append("inner") }
        HStack { Button("other") {} }.onExitCommand(perform: nil)
        Button("out") {}
        Text("x").onExitCommand { log.words.append("text") }
      }
      .onExitCommand { log.words.append("outer") }
    }
    screen.press(.escape)
    for _ in 0..<3 {
      screen.press(.tab)
      screen.press(.escape)
    }
    expectEqual(log.words, ["text", "inner", "outer", "outer"])
  }

  @Test func `a command beside the focus does not run`() {
    let screen = Screen(width: 20) {
      VStack {
        Text("a").onExitCommand { log.words.append("a") }
        Button("b") {}
      }
    }
    screen.press(.tab)
    screen.press(.escape)
    expectEqual(log.words, [])
  }

  private struct Sheets: View {
    let log: Log
    @State private var isLowerShown = true
    @State private var isUpperShown = true

    var body: some View {
      Text("root").onExitCommand { log.words.append("root") }
        .sheet(isPresented: $isLowerShown) {
          Text("lower").onExitCommand { log.words.append("lower") }
            .sheet(isPresented: $isUpperShown) { Text("upper") }
        }
    }
  }

  @Test func `Escape closes the sheet on top, whatever those below do with it`() {
    let screen = Screen(Sheets(log: log), width: 30, height: 12)
    screen.press(.escape)
    #expect(screen.findAll(.sheet).count == 1 && log.words == [])
    screen.press(.escape)
    #expect(screen.findAll(.sheet).count == 1 && log.words == ["lower"])
  }
}
