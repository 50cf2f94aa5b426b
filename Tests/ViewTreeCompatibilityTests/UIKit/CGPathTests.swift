#if !canImport(CoreGraphics)
  import Testing
  import ViewTreeCompatibility
  import ViewTreeTesting

  struct CGPathTests {
    @Test func `an outline of Core Graphics is a path, and back`() {
      let outline = CGMutablePath()
      outline.move(to: CGPoint(x: 1, y: 2))
      outline.addLine(to: CGPoint(x: 3, y: 4))
      outline.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      outline.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
      outline.closeSubpath()
      expectEqual(Path(outline).description, "1 2 m 3 4 l 7 8 5 6 q 1 1 2 2 0 0 c h")
      expectEqual(Path(outline).cgPath.currentPoint, CGPoint(x: 1, y: 2))
      let copy = outline.copy()
      outline.addRect(CGRect(x: 0, y: 0, width: 100, height: 1))
      #expect(copy?.boundingBox.width ?? 0 < 20 && outline.boundingBox.width == 100)
    }

    @Test func `whole outlines may be moved`() {
      let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
      let move = CGAffineTransform(translationX: 3, y: 3)
      for path in [
        CGPath(rect: rect, transform: move), CGPath(ellipseIn: rect, transform: move),
        CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1, transform: move),
      ] {
        expectEqual(path.boundingBox, CGRect(x: 3, y: 3, width: 4, height: 2))
        #expect(path.contains(CGPoint(x: 5, y: 4)) && !path.contains(CGPoint(x: 1, y: 1)))
      }
      expectEqual(CGPath(rect: rect, transform: nil).boundingBoxOfPath, rect)
      #expect(CGMutablePath().isEmpty)
    }

    @Test func `arcs and pieces are added`() {
      let outline = CGMutablePath()
      outline.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: .pi, clockwise: false)
      #expect(outline.boundingBox.maxY > 1.9 && outline.boundingBox.minY > -0.1)
      outline.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil))
      outline.addLines(between: [.zero, CGPoint(x: 20, y: 0)])
      outline.addRoundedRect(in: CGRect(x: 0, y: 0, width: 30, height: 3), cornerWidth: 1, cornerHeight: 1)
      outline.addEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 40))
      #expect(outline.boundingBox.width > 29 && outline.boundingBox.height == 40)
    }

    @Test func `points, sizes and rectangles are transformed, and back`() {
      let turn = CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(translationX: 5, y: 0))
      let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
      let turned = rect.applying(turn)
      #expect(abs(turned.minX - 3) < 1e-9 && abs(turned.width - 2) < 1e-9 && abs(turned.height - 4) < 1e-9)
      let back = turned.applying(turn.inverted())
      #expect(abs(back.minX) < 1e-9 && abs(back.width - 4) < 1e-9)
      expectEqual(CGSize(width: 2, height: 3).applying(CGAffineTransform(scaleX: 2, y: 2)), CGSize(width: 4, height: 6))
      let flat = CGAffineTransform(scaleX: 0, y: 1)
      expectEqual(flat.inverted(), flat)
      #expect(CGRect.null.applying(turn).isNull)
    }
  }
#endif
