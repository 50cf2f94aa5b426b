import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct PresentationRenderNodeTests {
  @Observable fileprivate final class Model {
    var shown: Set<String> = []
    var text = "one"
    var column: CGFloat = 0
    var isWide = false
    var isThere = true

    func shows(_ name: String) -> Binding<Bool> {
      Binding(
        get: { self.shown.contains(name) },
        set: { if $0 { self.shown.insert(name) } else { self.shown.remove(name) } })
    }
  }

  /// Places the content in a row below the presenting view, or in a column of the first row.
  private struct Spot: Layout {
    var column: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      guard let content = subviews.first else { return }
      let anchor = content[PresentationPlace.self].anchor
      let point = column.map { CGPoint(x: $0, y: 0) } ?? CGPoint(x: anchor.minX, y: anchor.maxY)
      content.place(at: point, proposal: .unspecified)
    }
  }

  private struct Shown<Content: View, Presented: View>: View {
    let name: String
    let model: Model
    var modality = Presentation.Modality.popup
    var column: CGFloat? = 0
    @ViewBuilder let content: () -> Content
    @ViewBuilder let presented: () -> Presented

    var body: some View {
      content().presentation(
        isPresented: model.shown.contains(name), Presentation(Spot(column: column), modality: modality),
        dismiss: { model.shown.remove(name) }, content: presented)
    }
  }

  private func layers(_ screen: Screen) -> String {
    expectEqual(screen.faults, [])
    return screen.frames.tree.presentations.compactMap { presentation in
      var words: String?
      presentation.forEachShown { words = words ?? $0.identifiers.first }
      return words
    }
    .joined(separator: " ")
  }

  private func label(_ name: String) -> some View { Text(name).accessibilityIdentifier(name) }

  /// A view with two presentations; in that of the outer modifier is a third one.
  private func nested(_ model: Model) -> some View {
    Shown(name: "outer", model: model) {
      Shown(name: "inner", model: model) {
        Text("base")
      } presented: {
        label("inner")
      }
    } presented: {
      Shown(name: "third", model: model) {
        label("outer")
      } presented: {
        label("third")
      }
    }
  }

  @Test func `of presentations that come together the outer one lies above, and otherwise the later one`() {
    for (steps, expected) in [
      ([["inner", "outer"]], "inner outer"), ([["outer"], ["inner"]], "outer inner"),
      ([["inner"], ["outer"]], "inner outer"), ([["inner", "outer", "third"]], "inner outer third"),
      ([["outer", "third"], ["inner"]], "outer third inner"),
    ] {
      let model = Model()
      let screen = Screen(nested(model), width: 12, height: 3)
      for step in steps { screen.frames.handle { model.shown.formUnion(step) } }
      expectEqual(layers(screen), expected, "\(steps)")
    }
  }

  @Test func `two sheets that come together return the focus to the view before both`() {
    for modality in [Presentation.Modality.modal, .popup] {
      let model = Model()
      var presses = 0
      let view = VStack {
        Button("base") { presses += 1 }
        Shown(name: "outer", model: model, modality: .modal) {
          Shown(name: "inner", model: model, modality: modality) {
            Text("x")
          } presented: {
            Button("in") {}
          }
        } presented: {
          Button("out") {}
        }
      }
      let screen = Screen(view, width: 12, height: 5)
      screen.press(.tab)
      screen.frames.handle { model.shown = ["inner", "outer"] }
      #expect(screen.findAll(where: \.isFocused).isEmpty)
      screen.frames.handle { model.shown = ["inner"] }
      screen.frames.handle { model.shown = [] }
      screen.press(.return)
      #expect(presses == 1 && screen.faults == [])
    }
  }

  @Test func `a sheet that is closed with the one in it returns the focus from there`() {
    let model = Model()
    var presses = 0
    let view = VStack {
      Button("base") { presses += 1 }
      Shown(name: "outer", model: model, modality: .modal) {
        Text("x")
      } presented: {
        Shown(name: "third", model: model, modality: .modal) {
          Button("out") {}
        } presented: {
          Button("in") {}
        }
      }
    }
    let screen = Screen(view, width: 12, height: 5)
    screen.press(.tab)
    screen.frames.handle { model.shown = ["outer"] }
    screen.frames.handle { model.shown = ["outer", "third"] }
    screen.press(.tab)
    expectEqual(screen.findAll(where: \.isFocused).map(\.label), ["in"])
    screen.frames.handle { model.shown = ["third"] }
    screen.press(.return)
    #expect(presses == 1 && layers(screen) == "")
  }

  @Test func `the lowest of three sheets hands the focus of before over to the next one`() {
    for usesTab in [true, false] {
      let model = Model()
      var presses = 0
      let view = VStack {
        Button("base") { presses += 1 }
        ForEach(["a", "b", "c"], id: \.self) { name in
          Shown(name: name, model: model, modality: .modal) {
            Text(name)
          } presented: {
            Button("in \(name)") {}
          }
        }
      }
      let screen = Screen(view, width: 12, height: 6)
      func focused() -> [String] { screen.findAll(where: \.isFocused).map(\.label) }
      screen.press(.tab)
      for name in ["a", "b", "c"] {
        screen.frames.handle { _ = model.shown.insert(name) }
        if usesTab { screen.press(.tab) }
      }
      screen.frames.handle { _ = model.shown.remove("a") }
      expectEqual(focused(), usesTab ? ["in c"] : [])
      screen.frames.handle { _ = model.shown.remove("c") }
      expectEqual(focused(), usesTab ? ["in b"] : [])
      screen.frames.handle { _ = model.shown.remove("b") }
      expectEqual(focused(), ["base"])
      screen.press(.return)
      #expect(presses == 1 && screen.faults == [])
    }
  }

  @Test func `the content follows its layout, its closure and the place of the presenting view`() {
    let model = Model()
    struct Page: View {
      let model: Model
      let direction: LayoutDirection
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Shown(name: "column", model: model, column: model.column) {
            Text("top")
          } presented: {
            Text(model.text)
          }
          Shown(name: "anchor", model: model, column: nil) {
            Text("anchor")
          } presented: {
            Text("under")
          }
          .padding(.leading, model.column)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .environment(\.layoutDirection, direction)
      }
    }
    let screen = Screen(Page(model: model, direction: .leftToRight), width: 14, height: 4)
    screen.frames.handle { model.shown = ["column", "anchor"] }
    expectText(screen.text, equals: "one\nanchor\nunder\n")
    screen.frames.handle { (model.column, model.text) = (4, "two") }
    expectText(screen.text, equals: "top two\n    anchor\n    under\n")
    expectEqual(screen.drawingDifference(), nil)
    let mirrored = Screen(Page(model: model, direction: .rightToLeft), width: 14, height: 4)
    expectText(mirrored.text, equals: "       two top\n    anchor\n     under\n")
    screen.frames.handle { model.shown = [] }
    expectText(screen.text, equals: "top\n    anchor\n\n")
    screen.frames.handle { model.text = "three" }
    #expect(screen.text == "top\n    anchor\n\n" && screen.frames.tree.presentations.isEmpty)
  }

  @Test func `a presentation belongs to the render nodes of its presenting view`() throws {
    let model = Model()
    model.shown = ["outer"]
    let screen = Screen(width: 12, height: 3) {
      VStack {
        Text("other")
        nested(model)
      }
    }
    let presentation = try #require(screen.frames.tree.presentations.first)
    func node(_ text: String) throws -> RenderNode { try screen.find(.staticText, text).node.renderNode }
    #expect(try presentation.isAnchored(to: node("base")))
    #expect(try !presentation.isAnchored(to: node("other")) && !presentation.isAnchored(to: screen.frames.root))
    #expect(!presentation.isPassive)
  }

  private struct Sheet: View {
    let model: Model
    var body: some View {
      VStack(alignment: .leading) {
        Text("below").frame(maxWidth: .infinity, alignment: .leading)
        if model.isThere {
          Text("anchor").sheet(isPresented: model.shows("sheet")) {
            Text(model.isWide ? "a wide sheet" : "sheet").frame(width: model.isWide ? 14 : 6)
          }
        }
      }
    }
  }

  private func animate(_ screen: Screen, _ change: () -> Void) {
    screen.frames.handle { withAnimation(.linear(duration: 1), change) }
  }

  private func isDim(_ screen: Screen, after time: Int) -> Bool {
    screen.advance(by: .milliseconds(time))
    expectEqual(screen.faults, [])
    expectEqual(screen.drawingDifference(), nil)
    return screen.render(.cells).contains("dim")
  }

  @Test func `the views below are dim from the middle of the way on, and while the content moves`() {
    let model = Model()
    let screen = Screen(Sheet(model: model), width: 24, height: 7)
    animate(screen) { model.shown = ["sheet"] }
    expectEqual([isDim(screen, after: 499), isDim(screen, after: 1), isDim(screen, after: 600)], [false, true, true])
    animate(screen) { model.isWide = true }
    expectEqual([isDim(screen, after: 0), isDim(screen, after: 500), isDim(screen, after: 600)], [true, true, true])
    animate(screen) { model.shown = [] }
    expectEqual([isDim(screen, after: 500), isDim(screen, after: 1)], [true, false])
  }

  @Test func `a sheet that leaves with its view is gone with its shade`() {
    for time in [100, 600] {
      let model = Model()
      model.shown = ["sheet"]
      let screen = Screen(Sheet(model: model), width: 24, height: 7)
      #expect(isDim(screen, after: 0))
      animate(screen) { model.shown = [] }
      expectEqual(isDim(screen, after: time), time < 500)
      screen.frames.handle { model.isThere = false }
      #expect(!isDim(screen, after: 0))
      expectText(screen.text, equals: "below\n\n\n\n\n\n")
    }
  }

  @Test func `events are for the topmost modal presentation and those above it, and never for a passive one`() {
    func usable(_ modalities: Presentation.Modality...) -> [Int] {
      let model = Model()
      model.shown = Set(modalities.indices.map(String.init))
      let view = VStack {
        ForEach(modalities.indices, id: \.self) { index in
          Shown(name: "\(index)", model: model, modality: modalities[index]) {
            Text("x")
          } presented: {
            Text("y")
          }
        }
      }
      let screen = Screen(view, width: 12, height: 6)
      let tree = screen.frames.tree
      let layers = [screen.frames.root] + tree.presentations
      return tree.usableRoots(above: screen.frames.root).map { root in layers.firstIndex { $0 === root } ?? -1 }
    }
    expectEqual([usable(), usable(.passive), usable(.popup), usable(.popup, .part)], [[0], [0], [0, 1], [0, 1, 2]])
    expectEqual(
      [usable(.modal), usable(.popup, .modal, .part), usable(.modal, .passive), usable(.popup, .passive, .popup)],
      [[1], [2, 3], [1], [0, 1, 3]])
  }

  @Test func `a presentation that becomes modal takes the events from the views below`() {
    struct Page: View {
      let model: Model
      var body: some View {
        Shown(name: "a", model: model, modality: model.isWide ? .modal : .popup) {
          Text("x")
        } presented: {
          Text("y")
        }
      }
    }
    let model = Model()
    model.shown = ["a"]
    let screen = Screen(Page(model: model), width: 12, height: 3)
    _ = screen.text
    let (tree, root) = (screen.frames.tree, screen.frames.root)
    expectEqual(tree.usableRoots(above: root).count, 2)
    screen.frames.handle { model.isWide = true }
    expectEqual(tree.usableRoots(above: root).count, 1)
  }
}
