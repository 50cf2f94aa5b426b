import Testing
import ViewTreeTesting

/// Every length that a view can be given, in every container: nothing traps, nothing hangs, the picture has its size.
@MainActor @Suite struct LengthMatrixTests {
  private static let lengths: [CGFloat] = [
    1e19, .greatestFiniteMagnitude, .infinity, .nan, .leastNonzeroMagnitude,
  ]

  private func views(_ length: CGFloat) -> [(name: String, view: AnyView)] {
    func named<V: View>(_ name: String, @ViewBuilder _ view: () -> V) -> (String, AnyView) { (name, AnyView(view())) }
    let text = Text("a")
    return [
      named("width") { text.frame(width: length) },
      named("height") { text.frame(height: length) },
      named("frame") { text.frame(width: length, height: length, alignment: .bottomTrailing) },
      named("minimum") { text.frame(minWidth: length, minHeight: length) },
      named("ideal") { text.frame(idealWidth: length, idealHeight: length).fixedSize() },
      named("maximum") { text.frame(maxWidth: length, maxHeight: length) },
      named("padding") { text.padding(length) },
      named("insets") { text.padding(EdgeInsets(top: length, leading: 0, bottom: length, trailing: length)) },
      named("row insets") { text.listRowInsets(EdgeInsets(top: length, leading: length, bottom: length, trailing: 0)) },
      named("offset") { text.offset(x: length, y: length) },
      named("position") { text.position(x: length, y: length) },
      named("spacer") { Spacer(minLength: length) },
      named("row") {
        HStack(spacing: length) {
          text; Spacer(minLength: length); text
        }
      },
      named("column") {
        VStack(spacing: length) {
          text; text
        }
      },
      named("lazy column") { LazyVStack(spacing: length) { ForEach(0..<3) { _ in text.frame(height: length) } } },
      named("lazy row") { LazyHStack(spacing: length) { ForEach(0..<3) { _ in text.frame(width: length) } } },
      named("grid") {
        Grid(horizontalSpacing: length, verticalSpacing: length) {
          GridRow {
            text; text.frame(width: length, height: length)
          }
          GridRow {
            text; text
          }
        }
      },
      named("ratio") { Color.red.aspectRatio(length, contentMode: .fill) },
      named("ratio that fits") { Color.red.aspectRatio(length, contentMode: .fit) },
      named("size ratio") { Color.red.aspectRatio(CGSize(width: length, height: 1), contentMode: .fit) },
      named("border") { text.border(.red, width: length) },
      named("stroke") { Rectangle().stroke(.red, lineWidth: length) },
      named("corner") { RoundedRectangle(cornerRadius: length).stroke() },
      named("guide") { text.alignmentGuide(.leading) { _ in length }.alignmentGuide(.top) { _ in length } },
      named("overlay") { text.overlay(alignment: .topLeading) { text.frame(width: length, height: length) } },
      named("order") { text.zIndex(length).layoutPriority(length) },
      named("font") { text.font(.system(size: length)) },
      named("scroll") { ScrollView([.horizontal, .vertical]) { text.frame(width: length, height: length) } },
      named("rotation") { text.rotationEffect(.degrees(length)) },
      named("divider") { Divider().frame(height: length) },
      named("reader") { GeometryReader { Text("\($0.frame(in: .global).width)").frame(width: length) } },
      named("button") { Button("b") {}.frame(width: length, height: length) },
      named("group") { DisclosureGroup("g", isExpanded: .constant(true)) { text.frame(height: length) } },
      named("section") { Section("s") { text.frame(height: length) } },
      named("scroll of rows") { ScrollView { LazyVStack { ForEach(0..<9) { Text("\($0)") } } }.frame(height: length) },
      named("scroll of columns") {
        ScrollView(.horizontal) { LazyHStack { ForEach(0..<9) { Text("\($0)") } } }.frame(width: length)
      },
      named("form") { Form { text.listRowInsets(.all, length) }.frame(height: length) },
      named("box") { GroupBox("g") { text }.frame(height: length) },
      named("relative") { text.containerRelativeFrame(.vertical, count: 1, span: 1, spacing: length) },
      named("margins") { ScrollView { text }.contentMargins(length) },
      named("rows") {
        List {
          text; text
        }.listRowSpacing(length)
      },
      named("inset") { text.safeAreaInset(edge: .top, spacing: length) { text.padding(length) } },
      named("items") {
        LazyVGrid(columns: [GridItem(.fixed(length), spacing: length)]) {
          text; text
        }
      },
      named("animation") { text.animation(.linear(duration: length), value: 1) },
      named("effect") { text.scaleEffect(length).transformEffect(.init(translationX: length, y: length)) },
      named("list") { List { ForEach(0..<9) { Text("\($0)") } }.frame(height: length) },
      named("fits") {
        ViewThatFits {
          text.frame(width: length, height: length); text
        }
      },
    ]
  }

  private func containers(_ view: AnyView) -> [(name: String, view: AnyView)] {
    func named<V: View>(_ name: String, @ViewBuilder _ view: () -> V) -> (String, AnyView) { (name, AnyView(view())) }
    let end = Text("end")
    return [
      named("HStack") {
        HStack {
          view; end
        }
      },
      named("lazy column") {
        ScrollView {
          LazyVStack {
            view; ForEach(0..<3) { _ in view }; end
          }
        }
      },
      named("lazy row") {
        ScrollView(.horizontal) {
          LazyHStack {
            view; ForEach(0..<3) { _ in view }; end
          }
        }
      },
      named("scroll") {
        ScrollView([.horizontal, .vertical]) {
          view; view; Button("end") {}
        }
      },
      named("List") {
        List {
          view; ForEach(0..<3) { _ in view }; Button("end") {}
        }
      },
      named("Grid") {
        Grid {
          GridRow {
            view; end
          };
          GridRow {
            end; view
          }
        }
      },
    ]
  }

  /// In a process of its own: the other tests have the main actor meanwhile.
  @Test nonisolated static func `no length in any container breaks anything`() async {
    await #expect(processExitsWith: .success) { await LengthMatrixTests().showAll() }
  }

  private func showAll() {
    for length in Self.lengths { show(length) }
    for length in [1e300, -1e300, .nan, .leastNonzeroMagnitude] { render(length) }
  }

  /// Each length in the formats that say where things are, and clicked; and on a screen without a height.
  private func render(_ length: CGFloat) {
    for (name, view) in views(length) {
      let screen = Screen(width: 8, height: 4) { List { view.onTapGesture {} } }
      for format in [SnapshotFormat.svg, .html, .tree, .semantics] { _ = screen.render(format) }
      for element in screen.findAll(.staticText) + screen.findAll(.button) { try? element.tap() }
      expectIssues(of: screen, only: [Self.noLength], "\(name) of \(length) in a list")
      let fitting = Screen(view, width: 2_048)
      #expect(fitting.text.utf8.count { $0 == 0x0A } < 8_192, "\(name) of \(length)")
      #expect(!length.isFinite || fitting.size.width <= 1e9 && fitting.size.height <= 1e9, "\(name) of \(length)")
      expectIssues(of: fitting, only: [Self.noLength, "high, and only the first"], "\(name) of \(length)")
    }
  }

  /// The issue of a frame with such a length.
  private static let noLength = "a length of a frame is negative"

  /// Expects that nothing else is wrong.
  private func expectIssues(of screen: Screen, only words: [String], _ name: String) {
    expectEqual(screen.issues.filter { issue in !words.contains { issue.contains($0) } }, [], name)
  }

  private func show(_ length: CGFloat) {
    for (name, view) in views(length) {
      for (container, content) in containers(view) {
        let screen = Screen(width: 8, height: 4) { content }
        for key in [Key.tab, .end, .pageUp] { screen.press(key) }
        expectEqual(screen.text.count { $0 == "\n" }, 3, "\(name) of \(length) in \(container)")
        screen.resize(width: 3, height: 4)
        // That a frame has no such length is said; nothing else is wrong.
        expectIssues(of: screen, only: length.isFinite ? [] : [Self.noLength], "\(name) of \(length) in \(container)")
      }
    }
  }
}
