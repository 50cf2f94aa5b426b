import ViewTreeTesting

/// A field, and below it the text that is written.
struct NameForm: View {
  @State var text = ""
  var axis = Axis.horizontal

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: $text, axis: axis)
      ShownText(text: $text)
    }
  }
}

struct ShownText: View {
  @Binding var text: String

  var body: some View { Text("text: \(text)") }
}
