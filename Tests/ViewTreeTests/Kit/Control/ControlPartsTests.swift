import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct ControlPartsTests {
  private struct Configuration: ControlConfiguration {
    static let role = Role("part")

    let label: ControlLabel<Self>
    let content: ControlContent<Self>
  }

  private struct Style: ControlStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        configuration.label
        configuration.content
      }
    }
  }

  private func screen(isWhole: Bool) -> Screen {
    let parts = Configuration(label: ControlLabel(Text("Name")), content: ControlContent(Text("inside")))
    return Screen(width: 10) {
      StyledControl(parts, default: Style()) { Semantics(of: $0.label, isWhole: isWhole) }
    }
  }

  @Test func `a part is empty without content, also within another part`() {
    typealias Label = ControlLabel<Configuration>
    typealias Content = ControlContent<Configuration>
    #expect(Label(EmptyView()).isEmpty && Label(Label(EmptyView())).isEmpty)
    #expect(!Label(Text("")).isEmpty && !Label(Label(Text("a"))).isEmpty)
    #expect(Content(EmptyView()).isEmpty && Content(Content(EmptyView())).isEmpty)
    #expect(!Content(Text("")).isEmpty && !Content(Content(Text("a"))).isEmpty)
  }

  @Test func `a label names its control and is not published, other parts are if the control is no whole`() {
    let apart = screen(isWhole: false)
    expectText(apart.text, equals: "Name\ninside")
    expectText(apart.render(.semantics), equals: "part \"Name\"\n  staticText \"inside\"")
    expectText(screen(isWhole: true).render(.semantics), equals: "part \"Name\"")
  }

  /// The words of a label that is a text have no node around their own: another view takes the place of that.
  @Test func `a label becomes a view, and words again`() throws {
    struct Changing: View {
      @State private var step = 0

      private var label: ControlLabel<Configuration> {
        switch step {
        case 0, 1: ControlLabel(Text("words \(step)"))
        case 2: ControlLabel(Image(systemName: "star.fill"))
        case 3: ControlLabel(CounterLabel())
        case 4: ControlLabel(EmptyView())
        default: ControlLabel(Text("again \(step)"))
        }
      }

      var body: some View {
        HStack {
          label
          Button("next") { step += 1 }
        }
      }
    }
    let screen = Screen(Changing(), width: 24)
    for words in ["words 0", "words 1", "%", "count", "", "again 5", "again 6"] {
      expectText(screen.text, equals: words.isEmpty ? "[ next ]" : "\(words) [ next ]")
      expectEqual(screen.faults, [])
      try screen.find(.button, "next").tap()
    }
  }

  private struct CounterLabel: View {
    @State private var words = "count"
    var body: some View { Text(words) }
  }

  @Test func `the words of a row's label are cut, those of a button and of other texts are broken`() {
    let isOn = Binding.constant(true)
    let screen = Screen(width: 12) {
      VStack(alignment: .leading) {
        Toggle("Notifications", isOn: isOn).toggleStyle(.switch)
        Toggle("Do not disturb me", isOn: isOn).toggleStyle(.switch)
        HStack {
          Button("Cancel") {}
          Button("OK") {}
        }
        Button {
        } label: {
          VStack(alignment: .leading) { Text("Synchronization") }
        }
        Text("Notifications")
      }
    }
    expectText(
      screen.text,
      equals: #"""
        Not... (==O)
        Do not (==O)
        dis...
        / Ca \
        | nc | / O \
        \ el / \ K /
        / Synchron \
        \ ization  /
        Notification
        s
        """#)
  }

  @Test func `several views are titles unless they are the label of another control`() {
    typealias Label = ControlLabel<Configuration>
    struct Two: View {
      var body: some View {
        Text("a")
        Text("b")
      }
    }
    func height(_ label: Label) -> CGFloat { Screen(width: 20) { HStack { label } }.size.height }
    expectEqual(height(Label(titles: Text("a"))), 1)
    expectEqual(height(Label(titles: Two())), 2)
    expectEqual(height(Label(titles: Label(Two()))), 1)
    #expect(Label(titles: EmptyView()).isEmpty)
  }

  @Test func `a modifier around a part is around each view of it`() {
    struct Spaced: ButtonStyle {
      func makeBody(configuration: ButtonStyleConfiguration) -> some View {
        HStack(spacing: 0) { configuration.label.padding(.leading, 2) }
      }
    }
    struct SpacedBox: GroupBoxStyle {
      func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
        HStack(spacing: 0) { configuration.content.padding(.leading, 2) }
      }
    }
    @ViewBuilder var pair: some View {
      Text("a")
      Text("b")
    }
    let pairs = pair
    let screen = Screen(width: 20) {
      VStack(alignment: .leading) {
        Button(action: {}, label: { pairs }).buttonStyle(Spaced())
        GroupBox { pairs }.groupBoxStyle(SpacedBox())
      }
    }
    expectText(screen.text, equals: "  a  b\n  a  b")
  }
}
