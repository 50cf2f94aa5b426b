import Testing
import ViewTreeTesting

@testable import ViewTree

struct BlendModeTests {
  private func mixed(_ mode: BlendMode, _ top: UInt8, _ below: UInt8) -> UInt8 {
    func gray(_ part: UInt8) -> Color.Resolved { Color.Resolved(.rgb(red: part, green: part, blue: part)) }
    return mode.mixed(gray(top), over: gray(below)).components.green
  }

  /// 200 over 100, 100 over 200, 40 over 30; then black and white over black, and both over white.
  @Test(
    arguments: [
      (.normal, [200, 100, 40], [0, 255, 0, 255]), (.multiply, [78, 78, 5], [0, 0, 0, 255]),
      (.screen, [222, 222, 65], [0, 255, 255, 255]), (.overlay, [157, 188, 9], [0, 0, 255, 255]),
      (.hardLight, [188, 157, 9], [0, 255, 0, 255]), (.softLight, [135, 191, 12], [0, 0, 255, 255]),
      (.darken, [100, 100, 30], [0, 0, 0, 255]), (.lighten, [200, 200, 40], [0, 255, 255, 255]),
      (.colorDodge, [255, 255, 36], [0, 0, 255, 255]), (.colorBurn, [57, 115, 0], [0, 0, 255, 255]),
      (.difference, [100, 100, 10], [0, 255, 255, 0]), (.exclusion, [143, 143, 61], [0, 255, 255, 0]),
      (.plusDarker, [45, 45, 0], [0, 0, 0, 255]), (.plusLighter, [255, 255, 70], [0, 255, 255, 255]),
    ] as [(BlendMode, [UInt8], [UInt8])]) func `each mode has its formula`(
      _ mode: BlendMode, _ middle: [UInt8], _ ends: [UInt8]
    )
  {
    expectEqual([(200, 100), (100, 200), (40, 30)].map { mixed(mode, $0.0, $0.1) }, middle)
    expectEqual([(0, 0), (255, 0), (0, 255), (255, 255)].map { mixed(mode, $0.0, $0.1) }, ends)
  }

  @Test func `each component is mixed with its own, and the opacity is that of the upper colour`() {
    let (top, below) = (Color.Resolved(.rgb(red: 200, green: 100, blue: 0), alpha: 128), Color.Resolved(.named(.white)))
    let mixed = BlendMode.multiply.mixed(top, over: below)
    #expect(mixed.value == .rgb(red: 200, green: 100, blue: 0) && mixed.alpha == 128)
  }
}
