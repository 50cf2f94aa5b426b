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

  @Test func `menus, toggles and pickers have pictures of the app beside their titles`() throws {
    func picture(_ view: some View) -> String { Screen(view, width: 30).text }
    func label(_ title: LocalizedStringKey) -> Label<Text, Image> { Label(title, image: .harbour) }
    let (isOn, number, title) = (Binding.constant(true), Binding.constant(1), "Port")
    let options = ForEach(1..<3) { Text("\($0) m").tag($0) }
    let menu = picture(Menu(content: { Text("Row") }, label: { label("Port") }))
    #expect(menu.contains("Port"))
    expectText(picture(Menu("Port", image: .harbour) { Text("Row") }), equals: menu)
    expectText(picture(Menu(title, image: .harbour) { Text("Row") }), equals: menu)
    let primary = picture(Menu(content: { Text("Row") }, label: { label("Port") }, primaryAction: {}))
    #expect(primary != menu)
    expectText(picture(Menu("Port", image: .harbour, content: { Text("Row") }, primaryAction: {})), equals: primary)
    expectText(picture(Menu(title, image: .harbour, content: { Text("Row") }, primaryAction: {})), equals: primary)

    let toggle = picture(Toggle(isOn: isOn) { label("Port") })
    expectText(picture(Toggle("Port", image: .harbour, isOn: isOn)), equals: toggle)
    expectText(picture(Toggle(title, image: .harbour, isOn: isOn)), equals: toggle)
    expectText(picture(Toggle("Port", image: .harbour, sources: [isOn], isOn: \.self)), equals: toggle)
    expectText(picture(Toggle(title, image: .harbour, sources: [isOn], isOn: \.self)), equals: toggle)

    let picker = picture(Picker(selection: number, content: { options }, label: { label("Port") }))
    expectText(picture(Picker("Port", image: .harbour, selection: number) { options }), equals: picker)
    expectText(picture(Picker(title, image: .harbour, selection: number) { options }), equals: picker)
    expectText(
      picture(Picker("Port", image: .harbour, sources: [number], selection: \.self) { options }), equals: picker)
    expectText(
      picture(Picker(title, image: .harbour, sources: [number], selection: \.self) { options }), equals: picker)
    let valued = picture(
      Picker(selection: number, content: { options }, label: { label("Port") }, currentValueLabel: { Text("one") }))
    #expect(valued != picker)
    for picker in [
      AnyView(
        Picker("Port", image: .harbour, selection: number, content: { options }, currentValueLabel: { Text("one") })),
      AnyView(
        Picker(title, image: .harbour, selection: number, content: { options }, currentValueLabel: { Text("one") })),
      AnyView(
        Picker(
          "Port", image: .harbour, sources: [number], selection: \.self, content: { options },
          currentValueLabel: { Text("one") })),
      AnyView(
        Picker(
          title, image: .harbour, sources: [number], selection: \.self, content: { options },
          currentValueLabel: { Text("one") })),
    ] { expectText(picture(picker), equals: valued) }
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
