import Testing
import ViewTreeTesting

@testable import TextBackend

struct ContrastTests {
  @Test(
    arguments: [
      ((0, 0, 0), (255, 255, 255), 21.0), ((255, 255, 255), (255, 255, 255), 1),
      ((119, 119, 119), (255, 255, 255), 4.48),
      ((118, 118, 118), (255, 255, 255), 4.54), ((255, 0, 0), (255, 255, 255), 4.0),
      ((0, 0, 255), (255, 255, 255), 8.59),
      ((0, 128, 0), (255, 255, 255), 5.14), ((10, 10, 10), (0, 0, 0), 1.06),
    ] as [((UInt8, UInt8, UInt8), (UInt8, UInt8, UInt8), Double)])
  func `the ratio is that of the guidelines, in either order`(
    one: (UInt8, UInt8, UInt8), other: (UInt8, UInt8, UInt8), ratio: Double
  ) {
    expectEqual((Contrast.ratio(one, other) * 100).rounded() / 100, ratio)
    expectEqual(Contrast.ratio(one, other), Contrast.ratio(other, one))
  }

  @Test func `the nearest sufficient colour keeps the hue`() throws {
    for background in [(255, 255, 255), (0, 0, 0), (120, 120, 120), (0x45, 0xb8, 0xcd)] as [Contrast.Components] {
      for color in [(255, 204, 0), (52, 199, 89), (0, 122, 255)] as [Contrast.Components] {
        let enough = try #require(Contrast.sufficient(color, on: [background]))
        #expect(Contrast.ratio(enough, background) >= Contrast.least)
      }
    }
    let same = Contrast.sufficient((0, 0, 0), on: [(255, 255, 255)])
    #expect(same.map { $0 == (0, 0, 0) } == true)
  }

  @Test(
    arguments: [
      // A colour that contrasts enough stays as it is.
      ((0, 0, 255), (255, 255, 255), [0, 0, 255]), ((255, 204, 0), (0, 0, 0), [255, 204, 0]),
      ((255, 0, 0), (120, 120, 120), [26, 0, 0]), ((0, 255, 255), (120, 120, 120), [0, 0, 0]),
      ((255, 204, 0), (255, 255, 255), [140, 112, 0]), ((0, 0, 255), (0, 0, 0), [102, 102, 255]),
    ] as [((UInt8, UInt8, UInt8), (UInt8, UInt8, UInt8), [UInt8])])
  func `a colour is darkened on a light background, and lightened on a dark one`(
    color: (UInt8, UInt8, UInt8), background: (UInt8, UInt8, UInt8), enough: [UInt8]
  ) {
    expectEqual(Contrast.sufficient(color, on: [background]).map { [$0.red, $0.green, $0.blue] }, enough)
  }

  @Test func `of black and white, both of which would be readable, the first background decides`() {
    let (light, dark): (Contrast.Components, Contrast.Components) = ((118, 118, 118), (117, 117, 117))
    for (backgrounds, shade) in [([light, dark], UInt8(0)), ([dark, light], 255)] {
      let found = Contrast.sufficient((120, 120, 120), on: backgrounds).map { [$0.red, $0.green, $0.blue] }
      expectEqual(found, [shade, shade, shade])
    }
  }

  @Test func `one shade is readable on several backgrounds, or there is none`() throws {
    let backgrounds: [Contrast.Components] = [(255, 255, 255), (200, 200, 200), (255, 204, 0)]
    let shade = try #require(Contrast.sufficient((255, 204, 0), on: backgrounds))
    for background in backgrounds { #expect(Contrast.ratio(shade, background) >= Contrast.least) }
    // Black is readable on the first background, and white on the second.
    #expect(Contrast.sufficient((255, 204, 0), on: [(255, 255, 255), (0, 0, 0)]) == nil)
    // The first background alone would be darkened.
    #expect(try #require(Contrast.sufficient((120, 120, 120), on: [(118, 118, 118), (0, 0, 0)])).red > 200)
  }
}
