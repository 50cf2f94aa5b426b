import Testing
import ViewTreeCompatibility
import ViewTreeTesting

extension ColorResource {
  fileprivate static let red = ColorResource(name: "red", bundle: .main)
}

struct ColorResourceTests {
  @Test func `a colour of a bundle is one by its name`() {
    expectEqual(Color(.red as ColorResource), Color("red"))
    expectEqual(ColorResource.red, ColorResource(name: "red", bundle: .main))
    #expect(ColorResource.red != ColorResource(name: "blue", bundle: .main))
  }
}
