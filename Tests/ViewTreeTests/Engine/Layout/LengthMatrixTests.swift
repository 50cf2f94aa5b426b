import Testing
import ViewTreeCompatibility
import ViewTreeTesting

/// Every length that a view can be given, in every container: nothing traps, nothing hangs, the picture has its size.
@MainActor @Suite struct LengthMatrixTests {
  private static let lengths: [CGFloat] = [
    1e19, .greatestFiniteMagnitude, .infinity, .nan, .leastNonzeroMagnitude,
  ]

  private func views(_ length: CGFloat) -> [(name: String, view: AnyView)] {
    func named<V: View>(_ name: String, @ViewBuilder _ view: () -> V) -> (String, AnyView) { (name, AnyView(view())) }
    let text = Text("a")
    let dashed = StrokeStyle(lineWidth: 1, dash: [length, 1], dashPhase: length)
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
      named("canvas") { Canvas { context, _ in Self.draw(length, in: &context) } },
      named("path") { Path(CGRect(x: length, y: -length, width: length, height: length)).stroke(style: dashed) },
      named("curve") { Path(ellipseIn: CGRect(x: -length, y: 0, width: length, height: length)).fill(.red) },
      named("trimmed path") { Circle().trim(from: 0, to: length).rotation(.radians(length)).stroke(lineWidth: 2) },
      named("offset shape") {
        Circle().offset(x: length, y: length).scale(length).union(Rectangle().size(width: length, height: 1))
      },
      named("gradient") {
        LinearGradient(
          colors: [.red, .blue], startPoint: .zero, endPoint: UnitPoint(x: length, y: -length))
      },
      named("circular gradients") {
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: -length, endRadius: length)
          .overlay(AngularGradient(colors: [.red, .blue], center: UnitPoint(x: length, y: 0), angle: .degrees(length)))
      },
      named("list") { List { ForEach(0..<9) { Text("\($0)") } }.frame(height: length) },
      named("fits") {
        ViewThatFits {
          text.frame(width: length, height: length); text
        }
      },
    ]
  }

  /// Everything that takes a length or a point.
  private static func draw(_ length: CGFloat, in context: inout GraphicsContext) {
    let rect = CGRect(x: -length, y: 0, width: length, height: length)
    let line = Path {
      $0.move(to: CGPoint(x: -length, y: 0))
      $0.addLine(to: CGPoint(x: length, y: length))
      $0.addQuadCurve(to: CGPoint(x: 0, y: length), control: CGPoint(x: length, y: 0))
    }
    let gradient = Gradient(colors: [.red, .blue])
    context.fill(Path(rect), with: .color(.red))
    context.fill(Path(ellipseIn: rect), with: .linearGradient(gradient, startPoint: .zero, endPoint: rect.origin))
    context.stroke(line, with: .radialGradient(gradient, center: rect.origin, startRadius: 0, endRadius: length))
    context.stroke(line, with: .foreground, style: StrokeStyle(lineWidth: length, dash: [length], dashPhase: length))
    context.draw(Text("a"), at: CGPoint(x: length, y: -length))
    context.draw(Text("a"), in: rect)
    context.translateBy(x: length, y: 1)
    context.rotate(by: .degrees(length))
    context.clip(to: Path(roundedRect: rect, cornerRadius: length))
    context.fill(Path(rect), with: .conicGradient(gradient, center: rect.origin, angle: .degrees(length)))
    context.scaleBy(x: length, y: length)
    context.fill(Path(rect), with: .foreground)
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
  @Test nonisolated static func `all lengths in all containers do no harm`() async {
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

  /// Expects that nothing else is wrong: a border of a text has no cell for its line.
  private func expectIssues(of screen: Screen, only words: [String], _ name: String) {
    let words = name.hasPrefix("border ") ? words + ["the border or stroke around a view is not drawn"] : words
    expectEqual(screen.issues.filter { issue in !words.contains { issue.contains($0) } }, [], name)
  }

  private func show(_ length: CGFloat) {
    for (name, view) in views(length) {
      for (container, content) in containers(view) {
        let screen = Screen(width: 8, height: 4) { content }
        for key in [Key.tab, .end, .pageUp] { screen.press(key) }
        expectEqual(screen.text.count { $0 == "\n" }, 3, "\(name) of \(length) in \(container)")
        screen.resize(width: 3, height: 4)
        // The only issue is that a frame has no such length.
        expectIssues(of: screen, only: length.isFinite ? [] : [Self.noLength], "\(name) of \(length) in \(container)")
      }
    }
  }
}
