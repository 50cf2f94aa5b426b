import Testing
import ViewTreeTesting

@MainActor struct CanvasTests {
  private func picture(
    _ width: CGFloat = 8, _ height: CGFloat = 3, _ glyphs: GlyphSet = .unicode, as format: SnapshotFormat = .text,
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> String {
    Screen(width: Int(width), options: ScreenOptions(glyphs: glyphs)) {
      Canvas(renderer: draw).frame(width: width, height: height)
    }.render(format)
  }

  private struct Scene: View {
    var body: some View {
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 14, height: 7)), with: .color(.blue))
        context.draw(Text("Sun").bold(), at: CGPoint(x: 7, y: 3.5))
        context.stroke(
          Path { path in
            path.move(to: CGPoint(x: 16, y: 7))
            path.addLine(to: CGPoint(x: 22, y: 1))
            path.addLine(to: CGPoint(x: 28, y: 7))
          }, with: .foreground)
        context.stroke(Path(CGRect(x: 15, y: 0, width: 15, height: 8)), with: .color(.red), lineWidth: 2)
        context.draw(Image(systemName: "star.fill"), at: CGPoint(x: 1, y: 7.5), anchor: .leading)
        context.draw(Text("Words in a narrow place"), in: CGRect(x: 32, y: 0, width: 8, height: 4))
        for index in 0..<4 {
          let height = CGFloat(index + 1)
          context.fill(
            Path(CGRect(x: 32 + CGFloat(index) * 2, y: 8 - height, width: 1, height: height)), with: .color(.green))
        }
      }
      .frame(width: 40, height: 8)
    }
  }

  @Test(arguments: GlyphSet.allCases) func `a picture of shapes, lines and words`(glyphs: GlyphSet) {
    expectSnapshot(of: Scene(), width: 40, options: ScreenOptions(glyphs: glyphs), named: glyphs.rawValue)
  }

  /// The same picture, whatever lies far beyond it.
  @Test(arguments: [1e4, 1e5, 1e7, 1e9, 1e13, 1e300] as [CGFloat], GlyphSet.allCases)
  func `a shape far beyond the canvas is drawn like one just beyond it`(length: CGFloat, glyphs: GlyphSet) {
    func pictures(_ length: CGFloat) -> [String] {
      let far = length / 4
      let draws: [(inout GraphicsContext) -> Void] = [
        { $0.fill(Path(CGRect(x: 2, y: 1, width: 4, height: length)), with: .foreground) },
        {
          $0.fill(
            Path {
              $0.addLines([
                CGPoint(x: 2, y: -far), CGPoint(x: 6, y: -far), CGPoint(x: 6, y: 2), CGPoint(x: 2, y: 2),
                CGPoint(x: 2, y: -far),
              ])
            }, with: .foreground)
        },
        { $0.fill(Path(CGRect(x: -far, y: -far, width: length, height: length)), with: .color(.red)) },
        { $0.fill(Path(CGRect(x: 2, y: 1, width: length, height: length)), with: .color(.red)) },
        { $0.stroke(Path(CGRect(x: 2, y: 1, width: length, height: length)), with: .foreground) },
        {
          $0.stroke(
            Path {
              $0.move(to: CGPoint(x: 3, y: -far))
              $0.addLine(to: CGPoint(x: 3, y: far))
            }, with: .foreground)
        },
        {
          $0.stroke(
            Path {
              $0.move(to: CGPoint(x: -far, y: -far))
              $0.addLine(to: CGPoint(x: far, y: far))
            }, with: .color(.red))
        },
        {
          $0.stroke(
            Path {
              $0.move(to: CGPoint(x: 1, y: 1))
              $0.addLine(to: CGPoint(x: length, y: 1))
            }, with: .foreground, lineWidth: 2)
        },
        {
          $0.stroke(
            Path {
              $0.move(to: CGPoint(x: 1, y: 1))
              $0.addLine(to: CGPoint(x: length, y: 1))
            }, with: .foreground, style: StrokeStyle(dash: [3, 2]))
        },
        {
          $0.clip(to: Path(CGRect(x: 3, y: 0, width: length, height: length)))
          $0.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.blue))
        },
        {
          $0.scaleBy(x: length, y: length)
          $0.fill(Path(CGRect(x: 0, y: 0, width: 3, height: 2)), with: .foreground)
        },
        // A curve bends where its coordinates are cut.
        {
          let length = min(length, 1e13)
          $0.fill(Path(ellipseIn: CGRect(x: 2, y: -length / 2, width: length, height: length)), with: .color(.red))
        },
      ]
      return draws.map { draw in picture(12, 4, glyphs, as: .cells) { context, _ in draw(&context) } }
    }
    for (index, (far, near)) in zip(pictures(length), pictures(400)).enumerated() {
      #expect(far == near, "\(index)")
      #expect(near.contains { !$0.isWhitespace }, "\(index)")
    }
  }

  @Test func `a filter of a context changes colours as the modifier does`() {
    let orange = Color(red: 1, green: 0.5, blue: 0)
    let filters: [(GraphicsContext.Filter, (AnyView) -> any View)] = [
      (.brightness(0.2), { $0.brightness(0.2) }), (.contrast(0.5), { $0.contrast(0.5) }),
      (.saturation(0.3), { $0.saturation(0.3) }), (.grayscale(0), { $0 }), (.grayscale(-1), { $0 }),
      (.grayscale(0.4), { $0.saturation(0.6) }), (.grayscale(1), { $0.saturation(0) }),
      (.grayscale(2), { $0.saturation(0) }), (.hueRotation(.degrees(90)), { $0.hueRotation(.degrees(90)) }),
      (.colorInvert(), { $0.colorInvert() }), (.colorInvert(0.1), { $0.colorInvert() }), (.colorInvert(0), { $0 }),
      (.colorMultiply(Color(red: 0.5, green: 1, blue: 1)), { $0.colorMultiply(Color(red: 0.5, green: 1, blue: 1)) }),
      (.luminanceToAlpha, { $0.luminanceToAlpha() }), (.blur(radius: 0), { $0 }),
    ]
    for (index, (filter, modify)) in filters.enumerated() {
      let canvas = Screen(width: 2, height: 1) {
        Canvas { context, size in
          context.addFilter(filter)
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(orange))
        }
      }
      let view = Screen(width: 2, height: 1) { AnyView(modify(AnyView(Rectangle().fill(orange)))) }
      expectEqual(canvas.render(.cells), view.render(.cells), "\(index)")
    }
  }

  @Test func `each option of a context is a bit of its own`() {
    func bits<Options: OptionSet>(_ options: Options...) -> [Int] where Options.RawValue: BinaryInteger {
      options.map { Int($0.rawValue) }
    }
    expectEqual(bits(GraphicsContext.ClipOptions.inverse), [1])
  }

  @Test func `a curve as wide as a large screen bends at each cell`() {
    let radius: CGFloat = 40_000
    let path = Path(ellipseIn: CGRect(x: -radius, y: 0, width: 2 * radius, height: 2 * radius))
    for x in stride(from: -1000, through: 1000, by: 50) as StrideThrough<CGFloat> {
      let y = radius - (radius * radius - x * x).squareRoot()
      #expect(path.contains(CGPoint(x: x, y: y + 0.5)) && !path.contains(CGPoint(x: x, y: y - 0.5)), "\(x)")
    }
  }

  @Test(arguments: [16_384, 300]) func `a line through a wide screen has no gaps`(width: Int) {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: CGFloat(width), y: 4))
    }
    let text = Screen(width: width, height: 4, options: ScreenOptions(glyphs: .unicode)) {
      Canvas { context, _ in context.stroke(line, with: .foreground) }
    }.text
    expectEqual(text.filter { !$0.isWhitespace }.count, width)
  }

  @Test(arguments: [0, 0.2, 0.3, 0.5, 0.6, 0.8], [0, 0.3, 0.5, 0.7] as [CGFloat])
  func `all rows of a rectangle have one length in ASCII`(_ x: CGFloat, _ y: CGFloat) {
    for length in [1.2, 1.5, 1.9, 3.4] as [CGFloat] {
      let rows = picture(12, 6, .ascii) { context, _ in
        context.fill(Path(CGRect(x: 1 + x, y: 1 + y, width: 6 + length, height: length)), with: .color(.blue))
      }.split(separator: "\n", omittingEmptySubsequences: true)
      expectEqual(Set(rows).count, 1, "\(rows)")
      #expect(abs(CGFloat(rows.count) - length) < 1 && rows[0].allSatisfy { " #".contains($0) })
    }
  }

  @Test(arguments: [0, 0.3, 0.85] as [CGFloat]) func `a thin bar is seen in ASCII`(_ start: CGFloat) {
    let flat = picture(8, 3, .ascii) { context, _ in
      context.fill(Path(CGRect(x: 1, y: 1 + start, width: 5, height: 0.3)), with: .color(.blue))
    }
    expectEqual(flat.split(separator: "\n", omittingEmptySubsequences: true), [start == 0.3 ? " #####" : " -----"])
    let narrow = picture(8, 3, .ascii) { context, _ in
      context.fill(Path(CGRect(x: 1 + start, y: 0, width: 0.3, height: 2)), with: .color(.blue))
    }
    let mark = start == 0.3 ? "#" : "|"
    expectEqual(narrow.split(separator: "\n").map { $0.filter { $0 != " " } }, [mark, mark])
    let none = picture(8, 3, .ascii) { context, _ in
      context.fill(Path(CGRect(x: 1, y: 1 + start, width: 5, height: 0)), with: .color(.blue))
    }
    expectText(none, equals: "\n\n")
  }

  @Test func `transforms, opacity and clips belong to a copy of the context`() {
    let cells = picture(6, 1, as: .cells) { context, size in
      var copy = context
      copy.opacity = 0.5
      copy.translateBy(x: 2, y: 0)
      copy.scaleBy(x: 2, y: 1)
      copy.clip(to: Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
      expectEqual(copy.clipBoundingRect, CGRect(x: 2, y: 0, width: 2, height: 1))
      let square = Path(CGRect(x: 0, y: 0, width: 2, height: 1))
      copy.fill(square, with: .color(white: 0))
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(white: 0))
    }
    expectText(cells, equals: "\"      \"\n  0..0 bg=#000000, 2..3 bg=#7f7f7f")
    let inverse = picture(4, 1) { context, size in
      context.clip(to: Path(CGRect(x: 1, y: 0, width: 2, height: 1)), options: .inverse)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }
    expectText(inverse, equals: "█  █")
    let turned = picture(4, 2) { context, size in
      context.translateBy(x: 2, y: 0)
      context.rotate(by: .degrees(90))
      context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 1)), with: .color(.black))
    }
    expectText(turned, equals: " █\n █")
  }

  @Test func `a layer is drawn as a whole`() {
    let cells = picture(3, 1, as: .cells) { context, size in
      context.opacity = 0.5
      context.addFilter(.colorInvert())
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 1)), with: .color(white: 1))
        layer.fill(Path(CGRect(x: 1, y: 0, width: 2, height: 1)), with: .color(white: 1))
      }
    }
    expectText(cells, equals: "\"   \"\n  0..2 bg=#7f7f7f")
    let masked = picture(4, 1) { context, size in
      context.clipToLayer { $0.draw(Text("Hi"), at: CGPoint(x: 2, y: 0.5)) }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }
    expectText(masked, equals: " Hi")
  }

  @Test func `gradients go by the places of the canvas`() {
    let gradient = Gradient(colors: [.black, .white])
    let cells = picture(4, 1, as: .cells) { context, size in
      context.fill(
        Path(CGRect(x: 2, y: 0, width: 2, height: 1)),
        with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 4, y: 0)))
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 2, height: 1)),
        with: .style(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)))
    }
    expectText(cells, equals: "\"    \"\n  0..0 bg=#404040, 1..1 bg=#bfbfbf, 2..2 bg=#9f9f9f, 3..3 bg=#dfdfdf")
  }

  @Test func `a text is measured, and drawn in a shading where it has no colour`() {
    let cells = picture(4, 1, as: .cells) { context, size in
      var text = context.resolve(Text("ab"))
      expectEqual(text.measure(in: size), CGSize(width: 2, height: 1))
      text.shading = .color(.red)
      context.draw(text, at: .zero, anchor: .topLeading)
      context.draw(Text("c").foregroundStyle(.blue), at: CGPoint(x: 4, y: 0), anchor: .topTrailing)
    }
    expectText(cells, equals: "\"ab c\"\n  0..1 fg=red, 3..3 fg=blue")
  }

  @Test func `symbols are views by their tags, each live where it is drawn`() throws {
    struct Rating: View {
      @State private var name = "o"
      var body: some View {
        VStack(spacing: 0) {
          Canvas { context, size in
            guard let star = context.resolveSymbol(id: "star") else { return }
            expectEqual(star.size, CGSize(width: 3, height: 1))
            #expect(context.resolveSymbol(id: "none") == nil)
            for index in 0..<3 { context.draw(star, at: CGPoint(x: CGFloat(index) * 4, y: 0), anchor: .topLeading) }
          } symbols: {
            Text("(\(name))").tag("star")
          }
          .frame(width: 12, height: 1)
          Button("Fill") { name = "*" }.buttonStyle(.plain)
        }
      }
    }
    let screen = Screen(Rating(), width: 12)
    expectText(screen.text, equals: "(o) (o) (o)\n    Fill")
    try screen.find(.button, "Fill").tap()
    expectText(screen.text, equals: "(*) (*) (*)\n    Fill")
  }

  @Test func `a canvas draws when its size is known, and again when a value that it read changes`() throws {
    struct Level: View {
      let probe: Probe
      @State private var level = 1.0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Canvas { context, size in
            probe.note("\(Int(size.width))")
            context.fill(Path(CGRect(x: 0, y: 0, width: level, height: 1)), with: .color(.black))
          }
          .frame(height: 1)
          Button("More") { level += 1 }.buttonStyle(.plain)
        }
      }
    }
    let probe = Probe()
    let screen = Screen(Level(probe: probe), width: 6)
    expectText(screen.text, equals: "#\nMore")
    try screen.find(.button, "More").tap()
    expectText(screen.text, equals: "##\nMore")
    screen.resize(width: 8)
    expectEqual(probe.text, "6 6 8")
  }

  @Test func `invalid and distant coordinates draw nothing`() {
    expectText(
      picture { context, size in
        context.opacity = .nan
        context.fill(Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .nan)), with: .color(.red))
        context.draw(Text("x"), at: CGPoint(x: CGFloat.nan, y: 1e300))
        context.draw(Text("x"), in: CGRect(x: -1e300, y: 0, width: .infinity, height: 1))
        context.stroke(Path(CGRect(x: 1e30, y: 0, width: 1, height: 1)), with: .color(.red), lineWidth: .nan)
        context.scaleBy(x: 0, y: .infinity)
        context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
      }, equals: "\n\n")
  }

  @Test func `a canvas is translucent and drawn at once, unless it is asked for otherwise`() {
    let plain = Canvas { _, _ in }
    #expect(!plain.isOpaque && !plain.rendersAsynchronously && plain.colorMode == .nonLinear)
    let symbols = Canvas { _, _ in
    } symbols: {
      Text("a")
    }
    #expect(!symbols.isOpaque && !symbols.rendersAsynchronously && symbols.colorMode == .nonLinear)
    let other = Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { _, _ in }
    #expect(other.isOpaque && other.rendersAsynchronously && other.colorMode == .linear)
  }

  @Test func `symbols are pictures: they are neither tapped nor read`() {
    var taps = 0
    let screen = Screen(width: 12, height: 3) {
      Canvas { context, _ in
        if let button = context.resolveSymbol(id: "b") {
          context.draw(button, at: CGPoint(x: 2, y: 1), anchor: .topLeading)
        }
        if let word = context.resolveSymbol(id: "w") { context.draw(word, in: CGRect(x: 9, y: 1, width: 3, height: 2)) }
      } symbols: {
        Button("Go") { taps += 1 }.tag("b")
        Text("abc def").tag("w")
      }
    }
    expectText(screen.text, equals: "\n  [ Go ] abc\n         def")
    screen.click(column: 4, row: 1)
    expectEqual(taps, 0)
    #expect(screen.findAll(.button).isEmpty && screen.findAll(.staticText).isEmpty)
    expectEqual(screen.issues, [])
  }

  @Test(arguments: [GlyphSet.ascii, .unicode]) func `only a rectangle has straight edges`(glyphs: GlyphSet) {
    func fill(_ points: [(CGFloat, CGFloat)]) -> String {
      picture(12, 4, glyphs, as: .cells) { context, _ in
        context.fill(
          Path { path in
            path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
            path.closeSubpath()
          }, with: .color(.blue))
      }
    }
    let upright = fill([(1, 0), (9, 0), (9, 3.4), (1, 3.4)])
    expectEqual(upright, fill([(9, 3.4), (1, 3.4), (1, 0), (9, 0)]))
    // A further point in the middle of an edge changes nothing.
    expectEqual(fill([(1, 0), (9, 0), (6, 3.4), (1, 3.4)]), fill([(1, 0), (5, 0), (9, 0), (6, 3.4), (1, 3.4)]))
    expectEqual(fill([(1, 0), (9, 0), (12, 3.4), (4, 3.4)]), fill([(1, 0), (5, 0), (9, 0), (12, 3.4), (4, 3.4)]))
    expectEqual(fill([(4, 0), (9, 3.4), (1, 3.4)]), fill([(4, 0), (9, 3.4), (5, 3.4), (1, 3.4)]))
  }

  @Test func `symbols and other content are drawn in their order, and none of it at an invalid place`() {
    let screen = Screen(width: 8, height: 2) {
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 1)), with: .foreground)
        guard let word = context.resolveSymbol(id: 1) else { return }
        context.draw(word, at: CGPoint(x: 1, y: 0), anchor: .topLeading)
        context.fill(Path(CGRect(x: 5, y: 1, width: 2, height: 1)), with: .foreground)
        context.draw(word, at: CGPoint(x: 1, y: 1), anchor: .topLeading)
        for place in [CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1, y: CGFloat.infinity)] {
          context.draw(word, at: place, anchor: .topLeading)
        }
      } symbols: {
        Text("abc").tag(1)
      }
    }
    expectText(screen.text, equals: "#abc####\n abc ##")
    expectEqual(screen.issues, [])
  }

  @Test func `a layer has the transform of its context`() {
    let moved = picture(8, 2, .ascii) { context, _ in
      context.translateBy(x: 2, y: 1)
      context.drawLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 3, height: 1)), with: .foreground) }
    }
    expectText(moved, equals: "\n  ###")
  }

  @Test func `an image is drawn in the middle of a rectangle, in its own size`() {
    for image in [Image(systemName: "star"), Image(systemName: "star").resizable()] {
      let drawn = picture(9, 3, .unicode) { context, _ in
        context.draw(image, in: CGRect(x: 2, y: 0, width: 5, height: 3))
      }
      expectText(drawn, equals: "\n    ☆\n")
    }
  }

  @Test func `a canvas is one element of its stack`() { #expect(Canvas<EmptyView>._isUnary) }

  @Test func `words and symbols are not drawn if the transform puts them nowhere`() {
    func drawn(_ x: CGFloat, _ y: CGFloat) -> String {
      Screen(width: 8, height: 1) {
        Canvas { context, _ in
          context.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
          context.draw(Text("ab"), at: .zero, anchor: .topLeading)
          guard let word = context.resolveSymbol(id: 1) else { return }
          context.draw(word, at: CGPoint(x: 3, y: 0), anchor: .topLeading)
        } symbols: {
          Text("cd").tag(1)
        }
      }
      .text
    }
    expectEqual([drawn(1, 0), drawn(.nan, 0), drawn(0, .nan)], [" ab cd", "", ""])
  }

  @Observable fileprivate final class Word {
    var letters = "a"
  }

  private struct Letters: View {
    let word: Word
    var body: some View { Text(word.letters) }
  }

  @Test func `a canvas is not drawn again because a symbol has become wider`() {
    let (word, probe) = (Word(), Probe())
    let screen = Screen(width: 6, height: 1) {
      Canvas { context, _ in
        probe.note("drawn")
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero, anchor: .topLeading) }
      } symbols: {
        Letters(word: word).tag(1)
      }
    }
    expectText(screen.text, equals: "a")
    word.letters = "abc"
    expectText(screen.text, equals: "abc")
    expectEqual(probe.log, ["drawn"])
  }

  @Test func `an empty path is filled with nothing`() {
    expectText(picture { context, _ in context.fill(Path(), with: .foreground) }, equals: "\n\n")
  }
}
