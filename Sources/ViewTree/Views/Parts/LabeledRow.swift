/// The label before what a picker shows, unless labels are hidden; in a form what it shows is at the trailing edge.
nonisolated struct LabeledRow<Label: View, Content: View>: View, ViewPart {
  let label: Label
  let alignment: VerticalAlignment
  let content: Content
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.controlContext) private var context

  init(_ label: Label, alignment: VerticalAlignment = .firstTextBaseline, @ViewBuilder content: () -> Content) {
    self.label = label
    self.alignment = alignment
    self.content = content()
  }

  @MainActor var body: some View {
    HStack(alignment: alignment) {
      if !labelsHidden {
        label
        if context.contains(.rows) { Spacer() }
      }
      content
    }
  }
}
