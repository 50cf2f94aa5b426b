import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct CombinedShapeTests {
  private struct Moons: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 1) {
        HStack(spacing: 2) {
          Circle().union(Rectangle().size(width: 6, height: 3)).fill(.black)
          Circle().intersection(Rectangle().size(width: 6, height: 6)).fill(.black)
        }
        HStack(spacing: 2) {
          Circle().subtracting(Circle().offset(x: 6)).fill(.black)
          Rectangle().symmetricDifference(Circle()).fill(.black)
        }
        HStack(spacing: 2) {
          Circle().lineIntersection(Rectangle().size(width: 12, height: 3)).stroke(.black)
          Circle().lineSubtraction(Rectangle().size(width: 12, height: 3)).stroke(.black)
        }
      }
      .frame(width: 26, height: 20)
    }
  }

  @Test(arguments: GlyphSet.allCases) func `shapes of two shapes`(glyphs: GlyphSet) {
    expectSnapshot(of: Moons(), width: 26, options: ScreenOptions(glyphs: glyphs), named: glyphs.rawValue)
  }

  @Test func `both shapes animate`() {
    var shape = Circle().inset(by: 1).union(Rectangle().inset(by: 2)) as any Shape
    func set<S: Shape>(_ shape: inout S) {
      var data = shape.animatableData
      data.scale(by: 2)
      shape.animatableData = data
    }
    func change<S: Shape>(_ old: S) -> any Shape {
      var copy = old
      set(&copy)
      return copy
    }
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    expectEqual(shape.path(in: rect).boundingRect, CGRect(x: 1, y: 1, width: 18, height: 18))
    shape = change(shape)
    expectEqual(shape.path(in: rect).boundingRect, CGRect(x: 2, y: 2, width: 16, height: 16))
  }

  @Test func `a shape that is turned keeps its form in cells of any shape`() {
    let area = CGRect(x: 0, y: 0, width: 8, height: 8)
    let turned = Rectangle().rotation(.degrees(45))
    let bounds = turned.union(turned).path(in: area).boundingRect
    let expected = turned.path(in: area).boundingRect
    #expect(abs(bounds.width - expected.width) < 0.001 && abs(bounds.height - expected.height) < 0.001, "\(bounds)")
  }
}
