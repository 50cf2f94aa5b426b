import Testing
import ViewTreeTesting

extension ImageResource {
  fileprivate static let harbour = ImageResource(name: "harbour", bundle: .main)
}

@MainActor struct ImageResourceTests {
  @Test func `a picture of a bundle is one by its name`() {
    func picture(_ view: some View) -> String { Screen(view, width: 12).text }
    expectText(picture(Image(.harbour)), equals: picture(Image("harbour")))
    expectText(picture(Label("Port", image: .harbour)), equals: picture(Label("Port", image: "harbour")))
    expectEqual(ImageResource.harbour, ImageResource(name: "harbour", bundle: .main))
    #expect(ImageResource.harbour != ImageResource(name: "port", bundle: .main))
  }
}
