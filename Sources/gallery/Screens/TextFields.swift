import TextBackend
import ViewTree

extension GalleryScreen {
  static var textFields: GalleryScreen {
    GalleryScreen(
      "text-fields", "a field whose caret is the terminal's cursor", TextFields.init,
      steps: [
        Step("typed a name") { screen in
          screen.press(.tab)
          screen.type("Ada")
        },
        Step("typed before the last letter") { screen in
          screen.press(.left)
          screen.type("x")
        },
      ])
  }
}

/// Fields with the number of their characters.
struct TextFields: View {
  @State private var name = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: $name)
      Text("\(name.count) characters")
      Button("Clear") { name = "" }
    }
  }
}
