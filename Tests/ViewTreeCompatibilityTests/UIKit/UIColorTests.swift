#if !canImport(UIKit)
  import Testing
  import ViewTreeCompatibility
  import ViewTreeTesting

  @MainActor @Suite struct UIColorTests {
    private let warm = Color(
      UIColor { $0.userInterfaceStyle == .dark ? UIColor(.orange) : UIColor(.red).withAlphaComponent(0.5) })

    private func cells(_ color: Color, _ scheme: ColorScheme) -> String {
      let bar = Rectangle().fill(color).frame(width: 2, height: 1)
      return Screen(width: 2, options: ScreenOptions(colorScheme: scheme)) { bar }.render(.cells)
    }

    @Test func `a colour that depends on the scheme follows its screen`() {
      expectEqual(cells(warm, .light), cells(.red.opacity(0.5), .light))
      expectEqual(cells(warm, .dark), cells(.orange, .dark))
    }

    @Test func `a UIColor keeps its opacity in both schemes, and equals another of the same colours`() {
      let half = warm.opacity(0.5)
      #expect(half != warm)
      expectEqual(half.description, "50% 50% red, dark orange")
      expectEqual(cells(half, .light), cells(.red.opacity(0.25), .light))
      expectEqual(Color(UIColor { _ in .systemRed }), Color(uiColor: UIColor(dynamicProvider: { _ in .systemRed })))
    }

    @Test func `components are those of a light screen`() {
      func components(_ color: UIColor) -> [Double] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        let isKnown = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return isKnown ? [red, green, blue, alpha].map { (Double($0) * 100).rounded() / 100 } : []
      }
      expectEqual(components(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)), [1, 0.5, 0, 0.5])
      expectEqual(components(UIColor(warm)), [1, 0.23, 0.19, 0.5])
      expectEqual(components(.clear), [0, 0, 0, 0])
      expectEqual(components(.label), [0, 0, 0, 1])
      var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
      UIColor(hue: 0.75, saturation: 0.5, brightness: 0.8, alpha: 1)
        .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
      #expect(abs(hue - 0.75) < 0.01 && abs(saturation - 0.5) < 0.01 && abs(brightness - 0.8) < 0.01)
      #expect(!UIColor.red.getWhite(&hue, alpha: nil) && UIColor.darkGray.getWhite(&hue, alpha: nil))
      #expect(abs(Double(hue) - 0.333) < 0.01)
    }

    @Test(
      arguments: [
        ([1, 0, 0], [0, 1, 1]), ([1, 0.5, 0], [1 / 12, 1, 1]), ([0.5, 1, 0], [0.25, 1, 1]),
        ([0, 1, 0], [1 / 3, 1, 1]),
        ([0, 1, 0.5], [5 / 12, 1, 1]), ([0, 0.5, 1], [7 / 12, 1, 1]), ([0, 0, 1], [2 / 3, 1, 1]),
        ([0.5, 0, 1], [0.75, 1, 1]), ([1, 0, 0.5], [11 / 12, 1, 1]), ([0.2, 0.4, 0.8], [11 / 18, 0.75, 0.8]),
        ([0, 0, 0], [0, 0, 0]), ([1, 1, 1], [0, 0, 1]), ([0.4, 0.4, 0.4], [0, 0, 0.4]),
      ] as [([CGFloat], [CGFloat])])
    func `a colour has a hue, a saturation and a brightness`(_ parts: [CGFloat], _ expected: [CGFloat]) {
      var (hue, saturation, brightness, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
      let isKnown = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
        .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      let differences = zip([hue, saturation, brightness, alpha], expected + [1]).map { abs($0 - $1) }
      #expect(isKnown && differences.allSatisfy { $0 < 0.01 }, "\(hue) \(saturation) \(brightness)")
    }

    @Test func `colours of the platform are those of the terminal`() {
      #expect(
        Color(uiColor: .systemRed) == .red && Color(.systemGray) == .gray
          && "\(Color(.systemBackground))" == "background")
      expectEqual(Color(uiColor: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)).description, "#FF8000FF")
      expectEqual(UIColor.label.withAlphaComponent(0.5), UIColor(Color.primary.opacity(0.5)))
    }

    @Test func `grays of the platform are nearer and nearer to the page, in both schemes`() {
      func levels(_ scheme: ColorScheme) -> String {
        let grays: [UIColor] = [.systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6]
        var options = ScreenOptions(glyphs: .unicode)
        options.colorScheme = scheme
        return Screen(width: 5, height: 1, options: options) {
          HStack(spacing: 0) { ForEach(grays, id: \.self) { Color($0) } }
        }.text
      }
      expectText(levels(.light), equals: "▒░░")
      expectText(levels(.dark), equals: "▒▒░░")
      #expect(Color(.systemGray6).description == "gray 243/28" && Color(.lightGray) == Color(white: 2 / 3))
    }

    @Test func `the background of the platform covers the views below`() {
      let colors = HStack(spacing: 0) {
        Color(.systemBackground); Color(NSColor.windowBackgroundColor)
      }
      expectText(
        Screen(
          ZStack {
            Color.blue; colors.padding(1)
          }, width: 6, height: 3
        ).text, equals: "######\n#    #\n######")
      expectText(
        Screen(
          ZStack {
            Color.blue; Color(.systemBackground).opacity(0.2)
          }, width: 3, height: 1
        ).text, equals: "###")
    }
  }
#endif
