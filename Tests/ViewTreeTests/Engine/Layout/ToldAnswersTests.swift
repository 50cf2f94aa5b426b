import Testing
@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// The answers of subviews besides sizes are kept: a change asks no view inside a sibling.
@MainActor @Suite struct ToldAnswersTests {
  @MainActor private final class Asked {
    var questions: [String] = []
  }

  /// A leaf that notes what it is asked for besides its size.
  nonisolated private struct Asking: LeafView {
    typealias Body = Never
    let asked: Asked

    struct Shown: Leaf {
      let asked: Asked

      func sizeThatFits(_ proposal: ProposedViewSize, in context: borrowing LeafContext) -> CGSize {
        CGSize(width: 1, height: 1)
      }
      func draw(into context: inout DrawContext, in leaf: borrowing LeafContext) {}
      func isEndless(along axis: Axis, in context: borrowing LeafContext) -> Bool {
        note("endless along \(axis)", false)
      }
      func priority(in context: borrowing LeafContext) -> Double { note("priority", 0) }
      func spacing(in context: borrowing LeafContext) -> ViewSpacing {
        note("spacing", ViewSpacing(defaults: context.metrics.spacing))
      }

      @MainActor private func note<T>(_ question: String, _ answer: T) -> T {
        asked.questions.append(question)
        return answer
      }
    }

    func leaf(in environment: EnvironmentValues) -> Shown { Shown(asked: asked) }
  }

  private struct Typing<Sibling: View>: View {
    let isRow: Bool
    @State private var text = "a"
    @ViewBuilder let sibling: Sibling

    var body: some View {
      let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout {
        Text(text).onTapGesture { text += "\nb" }.accessibilityIdentifier("text")
        sibling
      }
    }
  }

  private func questions<V: View>(isRow: Bool = false, @ViewBuilder _ sibling: (Asked) -> V) throws -> [String] {
    let asked = Asked()
    let screen = Screen(width: 20) { Typing(isRow: isRow) { sibling(asked) } }
    let before = screen.text
    #expect(!asked.questions.isEmpty)
    asked.questions = []
    screen.click(column: Int(try #require(screen.frame(id: "text")).minX), row: 0)
    let (after, questions) = (screen.text, asked.questions)
    #expect(after != before)
    expectEqual(screen.faults, [])
    return questions
  }

  @Test func `reading the spacing of a stack again reads nothing in a sibling`() throws {
    try expectEqual(questions { asked in VStack { HStack { Asking(asked: asked) } } }, [])
  }

  @Test func `reading the priorities of a stack again reads nothing in a sibling`() throws {
    try expectEqual(questions { asked in Asking(asked: asked).fixedSize().fixedSize() }, [])
  }

  @Test func `reading the endless views of a stack again reads nothing in a sibling`() throws {
    try expectEqual(
      questions(isRow: true) { asked in
        HStack {
          HStack {
            Asking(asked: asked); Text("b")
          }
        }
      }, [])
  }
}
