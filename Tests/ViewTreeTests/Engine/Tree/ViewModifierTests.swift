import Testing
import ViewTreeTesting

@MainActor @Suite struct ViewModifierTests {
  private let probe = Probe()

  private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      HStack {
        content
        content
      }
    }
  }

  @Test func `a body that shows its content twice shows a new content twice`() {
    struct Parent: View {
      let probe: Probe
      @State private var n = 0
      var body: some View { Text("\(n)").modifier(Twice()).offers("add", to: probe) { n += 1 } }
    }
    let screen = Screen { Parent(probe: probe) }
    expectEqual(screen.text, "0 0")
    screen.perform("add", probe)
    expectEqual(screen.text, "1 1")
  }

  private struct Wide: ViewModifier {
    func body(content: Content) -> some View { content.frame(width: 3, alignment: .leading) }
  }

  private func row(@ViewBuilder _ content: () -> some View) -> String {
    let content = content()
    return Screen(width: 12) { HStack(spacing: 0) { content } }.text
  }

  @ViewBuilder private var pair: some View {
    Text("a")
    Text("b")
  }

  private func wide(_ content: some View) -> some View { content.frame(width: 3, alignment: .leading) }

  @Test func `a modifier applies to each view of a group, whatever the group is made of`() {
    let (yes, no) = (true, false)
    expectEqual(row { wide(pair) }, "a  b")
    expectEqual(row { wide(Group { pair }) }, "a  b")
    expectEqual(row { wide(AnyView(pair)) }, "a  b")
    expectEqual(row { wide(ForEach(0..<2) { Text("\($0)") }) }, "0  1")
    expectEqual(row { pair.modifier(Wide()) }, "a  b")
    expectEqual(row { wide(Group { if yes { pair } }) }, "a  b")
    expectEqual(row { wide(Group { if yes { pair } else { Text("c") } }) }, "a  b")
    expectEqual(row { wide(Group { if no { Text("c") } else { pair } }) }, "a  b")
    expectEqual(
      row {
        wide(Group { if no { pair } })
        Text("c")
      }, "c")
  }

  @Test func `a stored branch or erased view is compared by what it is as well`() {
    struct Card<Content: View>: View {
      let content: Content
      var body: some View { content }
    }
    struct Parent: View {
      let probe: Probe
      @State private var isOn = false
      var body: some View {
        HStack {
          Card(content: branch)
          Card(content: isOn ? AnyView(Text("on")) : AnyView(Text("off").bold().padding(0)))
        }
        .offers("flip", to: probe) { isOn.toggle() }
      }
      @ViewBuilder private var branch: some View { if isOn { Text("yes") } else { Text("no") } }
    }
    let screen = Screen(width: 20) { Parent(probe: probe) }
    expectEqual(screen.text, "no off")
    screen.perform("flip", probe)
    expectEqual(screen.text, "yes on")
    screen.perform("flip", probe)
    expectEqual(screen.text, "no off")
  }

  @Test func `a modifier in the body of an animator applies to each view of its content`() {
    expectEqual(row { pair.phaseAnimator([0, 1], trigger: 0) { content, _ in wide(content) } }, "a  b")
  }
}
