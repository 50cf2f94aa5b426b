import Testing
import ViewTreeCompatibility
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

  @Test func `buttons have pictures of the app, and the styles of bars`() throws {
    let screen = Screen(width: 20) {
      Button("Up", image: ImageResource(name: "up", bundle: .main)) {}
      Button("Filter") {}.buttonStyle(.accessoryBar)
      Button("Save") {}.buttonStyle(.accessoryBarAction)
    }
    #expect(screen.text.contains("Up") && screen.text.contains("[ Save ]") && !screen.text.contains("[ Filter ]"))
    #expect(try screen.find(.button, "Up").isEnabled)
  }
}
