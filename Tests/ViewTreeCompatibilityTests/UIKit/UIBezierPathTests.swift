#if !canImport(UIKit)
  import Testing
  import ViewTreeCompatibility
  import ViewTreeTesting

  @MainActor struct UIBezierPathTests {
    /// As files round some corners since the first year.
    private struct RoundedCorner: Shape {
      var radius = CGFloat.infinity
      var corners = UIRectCorner.allCorners

      func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
          roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
      }
    }

    @Test(arguments: GlyphSet.allCases) func `bubbles with a corner that is not round`(glyphs: GlyphSet) {
      let screen = Screen(width: 24, options: ScreenOptions(glyphs: glyphs, unit: .points)) {
        VStack(alignment: .leading, spacing: 16) {
          Text("Hi, it is me").padding(16).background(Color.blue)
            .clipShape(RoundedCorner(radius: 16, corners: [.topLeft, .topRight, .bottomLeft]))
          RoundedCorner(radius: 24, corners: [.topLeft, .bottomRight]).stroke(Color.blue).frame(width: 96, height: 64)
          RoundedCorner().fill(Color.blue).frame(width: 96, height: 48)
        }
      }
      expectSnapshot(of: screen, named: glyphs.rawValue)
    }

    @Test func `corners are round or not, by the width of their radii`() {
      let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      func path(_ radii: CGSize) -> UIBezierPath {
        UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: radii)
      }
      let path = path(CGSize(width: 4, height: 2))
      #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 2.5, y: 0.5)))
      for (x, y) in [(9.9, 0.1), (0.1, 9.9), (9.9, 9.9)] { #expect(path.contains(CGPoint(x: x, y: y))) }
      #expect(!UIBezierPath(roundedRect: rect, cornerRadius: 4).contains(CGPoint(x: 9.9, y: 9.9)))
      expectEqual(path.lineWidth, 1)
      #expect(UIBezierPath().isEmpty && UIBezierPath().currentPoint == .zero)
    }

    @Test func `an arc is clockwise as it is seen`() {
      let below = UIBezierPath(arcCenter: .zero, radius: 2, startAngle: 0, endAngle: .pi, clockwise: true)
      #expect(below.bounds.maxY > 1.9 && below.bounds.minY > -0.1)
      let above = UIBezierPath(arcCenter: .zero, radius: 2, startAngle: 0, endAngle: .pi, clockwise: false)
      #expect(above.bounds.minY < -1.9 && above.bounds.maxY < 0.1)
    }

    @Test func `steps are those of a path`() {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 7, y: 8))
      path.addCurve(to: .zero, controlPoint1: CGPoint(x: 1, y: 1), controlPoint2: CGPoint(x: 2, y: 2))
      path.close()
      expectEqual(Path(path.cgPath).description, "1 2 m 3 4 l 7 8 5 6 q 1 1 2 2 0 0 c h")
      path.removeAllPoints()
      path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)))
      path.apply(CGAffineTransform(translationX: 1, y: 1))
      expectEqual(path.bounds, CGRect(x: 1, y: 1, width: 2, height: 2))
      #expect(path.contains(CGPoint(x: 2, y: 2)) && !path.isEmpty)
      expectEqual(UIBezierPath(ovalIn: path.bounds).bounds, path.bounds)
      expectEqual(UIBezierPath(roundedRect: path.bounds, cornerRadius: 1).bounds, path.bounds)
      expectEqual(UIBezierPath(cgPath: path.cgPath).currentPoint, CGPoint(x: 1, y: 1))
    }
  }
#endif
