#if !canImport(UIKit)
  import Testing
  import ViewTreeTesting

  @MainActor @Suite struct UIColorTests {
    private let warm = Color(
      UIColor { $0.userInterfaceStyle == .dark ? UIColor(.orange) : UIColor(.red).withAlphaComponent(0.5) })

    private func cells(_ color: Color, _ scheme: ColorScheme) -> String {
      let bar = Rectangle().fill(color).frame(width: 2, height: 1)
      return Screen(width: 2, options: ScreenOptions(colorScheme: scheme)) { bar }.render(.cells)
    }

    @Test func `a colour that depends on the scheme is that of the screen around`() {
      expectEqual(cells(warm, .light), cells(.red.opacity(0.5), .light))
      expectEqual(cells(warm, .dark), cells(.orange, .dark))
    }

    @Test func `its opacity counts in both, and it is the same as another of the same colours`() {
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
  }
#endif
