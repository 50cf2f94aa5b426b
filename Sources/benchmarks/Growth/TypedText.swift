import TextBackend
import ViewTree

/// A text that grows by typing, above content that does not change.
struct TypedText<Content: View>: View {
  let model: TypedTextModel
  @ViewBuilder let content: Content

  var body: some View {
    // With leading alignment, the content stays in place when the text becomes wider than it.
    VStack(alignment: .leading) {
      TypedLine(model: model)
      content
    }
  }

  /// Mounts the text above the content.
  ///
  /// The returned closure types a character and encodes the changed cells.
  @MainActor static func prepare(@ViewBuilder content: () -> Content) -> () throws -> Void {
    let model = TypedTextModel()
    let screen = Screen(TypedText(model: model, content: content))
    _ = screen.renderChanges()
    return {
      model.text = model.text.count < 60 ? model.text + "x" : ""
      try GrowthFailure.unless(!screen.renderChanges().isEmpty, "typing changed nothing")
    }
  }
}

private struct TypedLine: View {
  let model: TypedTextModel

  var body: some View { Text("typed: \(model.text)") }
}

@Observable @MainActor final class TypedTextModel {
  var text = ""
}
