/// A row of a file dialog: a file or a folder that can be chosen.
///
///     drafts/      [x] todo.txt      ~photo.png~
nonisolated struct FileRow: View, ViewPart {
  let name: String
  let mark: Bool?
  let isEnabled: Bool
  let action: () -> Void
  @Environment(\.glyphs) private var glyphs

  init(name: String, mark: Bool? = nil, isEnabled: Bool = true, action: @escaping () -> Void) {
    (self.name, self.mark, self.isEnabled, self.action) = (name, mark, isEnabled, action)
  }

  @MainActor var body: some View {
    let ends = glyphs.fieldEnds(.disabled)
    Button {
      action()
    } label: {
      HStack {
        if let mark { Image(systemName: mark ? "checkmark.square" : "square") }
        HStack(spacing: 0) {
          if !isEnabled { Text(verbatim: ends.leading).accessibilityHidden(true) }
          Text(verbatim: name).truncationMode(.middle)
          if !isEnabled { Text(verbatim: ends.trailing).accessibilityHidden(true) }
        }
      }
    }
    .buttonStyle(.plain)
    .lineLimit(1)
    .disabled(!isEnabled)
    .accessibilityAddTraits(mark == true ? .isSelected : [])
  }
}
