import Testing
import ViewTreeTesting

@MainActor struct GraphicsContextTests {
  private let size = CGSize(width: 8, height: 3)

  /// The cells of a canvas.
  private func cells(_ draw: @escaping (inout GraphicsContext) -> Void) -> String {
    Screen(width: 8, height: 3, options: ScreenOptions(glyphs: .unicode)) {
      Canvas { context, _ in draw(&context) }
    }.render(.cells)
  }

  /// The cells of a view.
  private func cells(of view: some View) -> String {
    Screen(width: 8, height: 3, options: ScreenOptions(glyphs: .unicode)) { view }.render(.cells)
  }

  private var all: Path { Path(CGRect(origin: .zero, size: size)) }

  @Test func `a colour of numbers is opaque by default, and the first of a palette counts`() {
    expectEqual(
      cells { $0.fill(all, with: .color(red: 1, green: 0.5, blue: 0)) },
      cells(of: Rectangle().fill(Color(red: 1, green: 0.5, blue: 0))))
    expectEqual(
      cells { $0.fill(all, with: .color(red: 1, green: 0.5, blue: 0, opacity: 0.5)) },
      cells(of: Rectangle().fill(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5))))
    expectEqual(
      cells { $0.fill(all, with: .color(white: 0.25, opacity: 0.5)) },
      cells(of: Rectangle().fill(Color(white: 0.25, opacity: 0.5))))
    expectEqual(
      cells { $0.fill(all, with: .palette([.color(.red), .color(.blue)])) }, cells(of: Rectangle().fill(.red)))
    expectEqual(cells { $0.fill(all, with: .palette([])) }, cells { $0.fill(all, with: .foreground) })
    expectEqual(cells { $0.fill(all, with: .backdrop) }, cells(of: Color.clear))
  }

  @Test func `gradients around a point have their places in the canvas`() {
    let gradient = Gradient(colors: [.red, .blue, .green])
    let center = UnitPoint(x: 2.0 / 8, y: 1.0 / 3)
    expectEqual(
      cells {
        $0.fill(
          all, with: .radialGradient(gradient, center: CGPoint(x: 2, y: 1), startRadius: 0.5, endRadius: 5))
      }, cells(of: RadialGradient(gradient: gradient, center: center, startRadius: 0.5, endRadius: 5)))
    expectEqual(
      cells { $0.fill(all, with: .conicGradient(gradient, center: CGPoint(x: 2, y: 1), angle: .degrees(30))) },
      cells(of: AngularGradient(gradient: gradient, center: center, angle: .degrees(30))))
    expectEqual(
      cells {
        $0.fill(
          all,
          with: .linearGradient(gradient, startPoint: CGPoint(x: 1, y: 0), endPoint: CGPoint(x: 6, y: 3)))
      },
      cells(
        of: LinearGradient(
          gradient: gradient, startPoint: UnitPoint(x: 1.0 / 8, y: 0), endPoint: UnitPoint(x: 6.0 / 8, y: 1))))
  }

  @Test func `blend modes, blurs and several filters`() {
    let (orange, gray) = (Color(red: 1, green: 0.5, blue: 0), Color(white: 0.6))
    for mode in [BlendMode.normal, .multiply, .screen, .difference] {
      expectEqual(
        cells {
          $0.fill(all, with: .color(orange))
          $0.blendMode = mode
          $0.fill(all, with: .color(gray))
        },
        cells(
          of: ZStack {
            Rectangle().fill(orange)
            Rectangle().fill(gray).blendMode(mode)
          }), "\(mode)")
    }
    func words(_ radius: CGFloat) -> String {
      cells {
        $0.addFilter(.blur(radius: radius))
        $0.draw(Text("abc"), at: CGPoint(x: 0, y: 0), anchor: .topLeading)
      }
    }
    #expect(words(0.5) == words(3) && words(0.5) != words(0) && words(-1) == words(0))
    // The filter that is added last comes first.
    expectEqual(
      cells {
        $0.addFilter(.saturation(0))
        $0.addFilter(.colorMultiply(Color(red: 0.5, green: 1, blue: 1)))
        $0.fill(all, with: .color(orange))
      }, cells(of: Rectangle().fill(orange).colorMultiply(Color(red: 0.5, green: 1, blue: 1)).saturation(0)))
  }

  @Test func `a clip to a layer is as opaque as the layer, by default wholly`() {
    func clipped(_ options: GraphicsContext.ClipOptions = GraphicsContext.ClipOptions(), opacity: Double? = nil)
      -> String
    {
      cells { context in
        let half = Path(CGRect(x: 0, y: 0, width: 4, height: 3))
        if let opacity {
          context.clipToLayer(opacity: opacity, options: options) { $0.fill(half, with: .color(.black)) }
        } else {
          context.clipToLayer(options: options) { $0.fill(half, with: .color(.black)) }
        }
        context.fill(all, with: .color(.black))
      }
    }
    expectEqual(clipped(), cells { $0.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 3)), with: .color(.black)) })
    expectEqual(
      clipped(.inverse), cells { $0.fill(Path(CGRect(x: 4, y: 0, width: 4, height: 3)), with: .color(.black)) })
    #expect(clipped(opacity: 1) == clipped() && clipped(opacity: 0) != clipped())
  }

  @Test func `an opacity beyond its range is cut`() {
    func filled(_ opacity: Double) -> String {
      cells {
        $0.opacity = opacity
        $0.fill(all, with: .color(.black))
      }
    }
    #expect(filled(2) == filled(1) && filled(.nan) == filled(1) && filled(-1) == filled(0) && filled(0.5) != filled(1))
  }

  @Test func `a line of no width is not drawn`() {
    let none = cells { _ in }
    expectEqual(cells { $0.stroke(all, with: .foreground, lineWidth: 0) }, none)
    #expect(cells { $0.stroke(all, with: .foreground, lineWidth: 1) } != none)
  }

  @Test func `words are drawn with any point of theirs at the place`() {
    func picture(_ anchor: UnitPoint) -> String {
      Screen(width: 8, height: 3) {
        Canvas { context, _ in context.draw(Text("abc\nde"), at: CGPoint(x: 4, y: 2), anchor: anchor) }
      }.text
    }
    expectEqual(picture(.bottomTrailing), " abc\n de\n")
    expectEqual(picture(.topLeading), "\n\n    abc")
    expectEqual(picture(.trailing), "\n abc\n de")
    expectEqual(picture(.topTrailing), "\n\n abc")
    expectEqual(picture(.leading), "\n    abc\n    de")
  }

  @Test func `what is measured is in the unit of the screen`() {
    var lengths: [CGFloat] = []
    var sizes: [CGSize] = []
    let screen = Screen(width: 20, height: 4, options: ScreenOptions(unit: .points)) {
      Canvas { context, size in
        let text = context.resolve(Text("abc\nde"))
        lengths = [text.firstBaseline(in: size), text.lastBaseline(in: size)]
        let image = context.resolve(Image(systemName: "star").resizable())
        lengths.append(image.baseline)
        sizes = [text.measure(in: size), image.size, context.resolveSymbol(id: 1)?.size ?? .zero]
      } symbols: {
        Text("four").tag(1)
      }
    }
    _ = screen.text
    let star = Screen(width: 20, options: ScreenOptions(unit: .points)) {
      Image(systemName: "star").accessibilityIdentifier("star")
    }
    expectEqual(lengths, [16, 32, 16])
    expectEqual(
      sizes, [CGSize(width: 24, height: 32), star.frame(id: "star")?.size ?? .zero, CGSize(width: 32, height: 16)])
  }
}
