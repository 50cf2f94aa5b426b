import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct GraphicsContextFiltersTests {
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
  }
}
