import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// The number of elements that are drawn again for a change.
@MainActor struct DamageTests {
  private final class Model: ObservableObject {
    @Published var text = ""
  }

  private struct Typed: View {
    @ObservedObject var model: Model

    var body: some View { Text("typed: \(model.text)") }
  }

  private enum Kind: CaseIterable { case stack, scrollViews, groups }

  /// A text above rows, which it is wider than once something was typed.
  private func screen(_ kind: Kind, rows: Int, _ model: Model) -> Screen {
    let content = ForEach(0..<rows / 10, id: \.self) { group in
      switch kind {
      case .groups:
        DisclosureGroup("\(group)", isExpanded: .constant(true)) { ForEach(0..<10, id: \.self) { Text("\($0)") } }
      default: ScrollView { ForEach(0..<10, id: \.self) { Text("\($0)") } }
      }
    }
    return Screen(width: 80) {
      VStack(alignment: .leading) {
        Typed(model: model)
        if kind == .scrollViews { ScrollView { content } } else { content }
      }
    }
  }

  private func drawn(_ kind: Kind, rows: Int) -> Int {
    let model = Model()
    let screen = screen(kind, rows: rows, model)
    var drawn = 0
    for text in ["long enough to be wider than all of the rows", "still longer, wider than all of the rows", ""] {
      let trace = screen.trace { model.text = text }
      drawn += trace.drawn
      let fresh = Model()
      fresh.text = text
      expectEqual(screen.render(.cells), self.screen(kind, rows: rows, fresh).render(.cells))
    }
    return drawn
  }

  @Test(arguments: Kind.allCases)
  private func `typing above rows draws as much, however many rows there are`(_ kind: Kind) {
    // Up to eight children are visited one by one.
    let few = drawn(kind, rows: 100)
    #expect(few > 0)
    expectEqual(drawn(kind, rows: 400), few)
  }

  private struct Far: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          ForEach(0..<5, id: \.self) { Text("row \($0)") }
          Typed(model: model).frame(width: 20)
        }
        .frame(height: 2)
        ForEach(0..<10, id: \.self) { Text("below \($0)") }
      }
    }
  }

  @Test func `a change outside of the visible window draws nothing`() {
    let model = Model()
    let screen = Screen(Far(model: model), width: 30)
    expectEqual(screen.trace { model.text = "x" }.drawn, 0)
    expectEqual(screen.faults, [])
  }

  @Test func `the bar of a scroll view shows that its content got longer`() {
    struct Growing: View {
      @ObservedObject var model: Model

      var body: some View {
        ScrollView {
          VStack(alignment: .leading) {
            Text("a long row")
            ForEach(0..<(model.text.isEmpty ? 5 : 20), id: \.self) { Text("row \($0)") }
          }
        }
      }
    }
    let model = Model()
    func focused() -> Screen {
      let screen = Screen(Growing(model: model), width: 12, height: 4)
      screen.press(.tab)
      return screen
    }
    let screen = focused()
    let before = screen.text
    model.text = "more"
    expectText(screen.text, equals: focused().text)
    #expect(screen.text != before)
  }

  @Test func `a translucent group looks the same whether a part of it is drawn or all`() {
    struct Group: View {
      let model: Model
      let color: Color
      let (level, opacity): (Double, Double)

      var body: some View {
        ZStack {
          color.opacity(level)
          VStack(spacing: 0) {
            Text("stays")
            Color.clear.frame(height: 3)
            Blinking(model: model)
          }
        }
        .opacity(opacity).frame(width: 9, height: 6)
      }
    }
    struct Blinking: View {
      @ObservedObject var model: Model

      var body: some View { Text("goes").opacity(model.text.isEmpty ? 1 : 0) }
    }
    for level in stride(from: 0.05, to: 1, by: 0.05) {
      for opacity in [0.3, 0.5, 0.7, 0.9] {
        for color in [Color.green, .orange] {
          let view = Group(model: Model(), color: color, level: level, opacity: opacity)
          let screen = Screen(view, width: 9)
          screen.frames.handle { view.model.text = "changed" }
          expectText(screen.render(.cells), equals: Screen(view, width: 9).render(.cells))
        }
      }
    }
  }

  /// A view with two states in a frame that is too small for it, between texts.
  private struct Squeezed<Content: View>: View {
    let model: Model
    let size: CGSize
    let start: CGFloat
    let content: (Bool) -> Content

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("above")
        HStack(spacing: 0) {
          Color.clear.frame(width: start, height: 1)
          Changing(model: model, content: content).frame(width: size.width, height: size.height)
          Text("|")
        }
        Text("below")
      }
    }
  }

  private struct Changing<Content: View>: View {
    @ObservedObject var model: Model
    let content: (Bool) -> Content

    var body: some View { content(model.text.isEmpty) }
  }

  /// Checks that each change leads to what a fresh screen shows, in frames that begin and end within cells.
  private func expectFresh<Content: View>(line: UInt = #line, @ViewBuilder _ content: @escaping (Bool) -> Content) {
    var pictures: Set<String> = []
    for (width, height) in [(0, 1), (1.5, 1), (3.5, 0.5), (1, 0)] as [(CGFloat, CGFloat)] {
      for (start, glyphs) in [(2.5, .ascii), (3, .unicode)] as [(CGFloat, GlyphSet)] {
        let model = Model()
        func screen() -> Screen {
          let view = Squeezed(model: model, size: CGSize(width: width, height: height), start: start, content: content)
          return Screen(view, width: 14, height: 6, options: ScreenOptions(glyphs: glyphs))
        }
        let live = screen()
        for text in ["changed", ""] {
          pictures.insert(live.render(.cells))
          model.text = text
          expectText(live.render(.cells), equals: screen().render(.cells), line: line)
          expectEqual(live.faults, [], line: line)
        }
      }
    }
    expectEqual(pictures.count > 1, true, line: line)
  }

  @Test func `what a view draws beyond a frame that is too small for it is drawn again`() {
    expectFresh { Image(systemName: $0 ? "star" : "gearshape").resizable() }
    expectFresh { Image(systemName: $0 ? "switch.on" : "switch.off").resizable() }
    expectFresh { Image(systemName: $0 ? "star" : "gearshape").resizable().scaledToFit() }
    expectFresh { Image(systemName: $0 ? "star" : "gearshape") }
    expectFresh { Image(systemName: "star").resizable($0) }
    expectFresh { Text($0 ? "a" : "字字") }
    expectFresh { Label($0 ? "a" : "字字", systemImage: $0 ? "star" : "gearshape") }
    expectFresh { Toggle("on", isOn: .constant($0)) }
    expectFresh { Gauge(value: $0 ? 0.1 : 0.9) { Text("g") } }
    expectFresh { ProgressView(value: $0 ? 0.1 : 0.9) }
    expectFresh { TextField("name", text: .constant($0 ? "" : "字字")) }
    expectFresh { Circle().stroke($0 ? .red : .blue) }
    expectFresh { Text($0 ? "a" : "字字").rotationEffect(.degrees(90)) }
  }
}
