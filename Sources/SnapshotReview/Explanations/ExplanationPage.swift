internal import TextBackend
internal import ViewTree

/// An explanation as a page for a terminal.
struct ExplanationPage: View {
  let explanation: Explanation

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(verbatim: "\(explanation.id) · \(explanation.topic)").bold()
      VStack(alignment: .leading) {
        ForEach(explanation.messages, id: \.self) { message in
          HStack(alignment: .top) {
            Text(verbatim: ">")
            Text(verbatim: message)
          }
        }
      }
      Text(verbatim: words(explanation.meaning))
      Text(verbatim: "Usual reason: " + words(explanation.reason))
      Text(verbatim: "What to do: " + words(explanation.remedy))
    }
  }

  /// The words with each link to an article replaced by the command that prints it.
  private func words(_ text: String) -> String {
    text.replacing(/<doc:(?:\/\w+\/)?(\w+)>/) { "`swift run viewtree manual \($0.output.1)`" }
  }

  /// Returns the page in lines of at most `width` columns.
  @MainActor func text(width: Int) -> String {
    Screen(self, width: max(width, 1), options: ScreenOptions(glyphs: .unicode)).text
  }
}
