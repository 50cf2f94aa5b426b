import Testing
import ViewTreeTesting

@testable import ViewTree

struct ColorFilterTests {
  private let color = Color.Resolved(red: 0.8, green: 0.4, blue: 0.2, opacity: 0.8)

  private func bytes(_ filter: ColorFilter) -> [UInt8] {
    let new = filter(color)
    return [new.components.red, new.components.green, new.components.blue, new.alpha]
  }

  @Test func `filters change components, and the two of opacity that`() {
    expectEqual(bytes(.brightness(0.2)), [255, 153, 102, 204])
    expectEqual(bytes(.brightness(-0.4)), [102, 0, 0, 204])
    expectEqual(bytes(.contrast(0.5)), [166, 115, 89, 204])
    expectEqual(bytes(.contrast(0)), [128, 128, 128, 204])
    expectEqual(bytes(.saturation(0)), [120, 120, 120, 204])
    expectEqual(bytes(.saturation(0.5)), [162, 111, 86, 204])
    expectEqual(bytes(.inversion), [51, 153, 204, 204])
    expectEqual(bytes(.product(Color.Resolved(red: 0.4, green: 1, blue: 0))), [82, 102, 0, 204])
    expectEqual(bytes(.product(Color.Resolved(red: 1, green: 0.2, blue: 1, opacity: 0.4))), [204, 20, 51, 82])
    expectEqual(bytes(.luminanceToAlpha), [0, 0, 0, 96])
    expectEqual(bytes(.hue(.degrees(60))), [102, 136, 13, 204])
    expectEqual(bytes(.hue(.degrees(90))), [51, 149, 36, 204])
    expectEqual(bytes(.hue(.degrees(200))), [65, 127, 214, 204])
    expectEqual(bytes(.hue(.degrees(360))), [204, 102, 51, 204])
    expectEqual(bytes(.hue(.radians(.infinity))), [204, 102, 51, 204])
  }

  @Test func `a colour that stays as it is keeps its name`() {
    let red = Color.Resolved(.named(.red))
    for filter in [.brightness(0), .contrast(1), .saturation(1), .product(Color.Resolved(red: 1, green: 1, blue: 1))]
      as [ColorFilter]
    {
      expectEqual(filter(red).value, .named(.red))
    }
    let half = ColorFilter.product(Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.4))(red)
    #expect(half.alpha == 102 && half.value != .named(.red))
  }
}
