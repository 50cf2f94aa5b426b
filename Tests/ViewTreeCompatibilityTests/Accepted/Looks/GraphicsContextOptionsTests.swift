import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct GraphicsContextOptionsTests {
  @Test func `a filter that no cell can show changes no picture`() {
    func cells(_ filter: GraphicsContext.Filter?) -> String {
      Screen(width: 3, height: 2) {
        Canvas { context, size in
          if let filter { context.addFilter(filter) }
          context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 1)), with: .color(.orange))
        }
      }
      .render(.cells)
    }
    let plain = cells(nil)
    #expect(plain.contains("bg="))
    expectEqual(cells(.shadow(radius: 2, x: 1, y: 1, options: .shadowOnly)), plain)
    expectEqual(cells(.alphaThreshold(min: 1)), plain)
  }

  @Test func `options of a filter change nothing`() {
    func cells(_ addFilters: @escaping (inout GraphicsContext) -> Void) -> String {
      Screen(width: 4, height: 1) {
        Canvas { context, size in
          addFilters(&context)
          context.draw(Text("text").foregroundStyle(.orange), at: CGPoint(x: 2, y: 0.5))
        }
      }
      .render(.cells)
    }
    let plain = cells { $0.addFilter(.blur(radius: 1)) }
    #expect(plain != cells { _ in })
    expectEqual(cells { $0.addFilter(.blur(radius: 1, options: [.opaque, .dithersResult])) }, plain)
    expectEqual(cells { $0.addFilter(.blur(radius: 1), options: .linearColor) }, plain)
  }

  @Test func `each option is a bit of its own`() {
    let shadows: [GraphicsContext.ShadowOptions] = [.shadowAbove, .shadowOnly, .invertsAlpha, .disablesGroup]
    expectEqual(shadows.map(\.rawValue), [1, 2, 4, 8])
    let blurs: [GraphicsContext.BlurOptions] = [.opaque, .dithersResult]
    expectEqual(blurs.map(\.rawValue), [1, 2])
    expectEqual(GraphicsContext.FilterOptions.linearColor.rawValue, 1)
    let gradients: [GraphicsContext.GradientOptions] = [.repeat, .mirror, .linearColor]
    expectEqual(gradients.map(\.rawValue), [1, 2, 4])
  }

  @Test func `options of a gradient change nothing`() {
    func cells(_ shading: GraphicsContext.Shading) -> String {
      Screen(width: 12, height: 6) {
        Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: shading) }
      }
      .render(.cells)
    }
    let (gradient, center) = (Gradient(colors: [.red, .blue]), CGPoint(x: 6, y: 3))
    let (start, end) = (CGPoint(x: 2, y: 0), CGPoint(x: 8, y: 0))
    expectEqual(
      cells(.linearGradient(gradient, startPoint: start, endPoint: end, options: .mirror)),
      cells(.linearGradient(gradient, startPoint: start, endPoint: end)))
    expectEqual(
      cells(.radialGradient(gradient, center: center, startRadius: 1, endRadius: 4, options: .repeat)),
      cells(.radialGradient(gradient, center: center, startRadius: 1, endRadius: 4)))
    expectEqual(
      cells(.conicGradient(gradient, center: center, angle: .degrees(30), options: .linearColor)),
      cells(.conicGradient(gradient, center: center, angle: .degrees(30))))
  }
}
