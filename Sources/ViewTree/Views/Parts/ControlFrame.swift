/// Controls that belong together, in one frame: `[ Cut | Copy | Paste ]`.
struct ControlFrame: View, ViewPart {
  let controls: [AnyView]
  @Environment(\.glyphs) private var glyphs

  init(controls: [AnyView]) { self.controls = controls }

  @MainActor var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: "[").accessibilityHidden(true)
      ForEach(controls.indices, id: \.self) { index in
        if index > 0 { Text(verbatim: glyphs == .ascii ? "|" : "│").accessibilityHidden(true) }
        Text(verbatim: " ").accessibilityHidden(true)
        controls[index]
        Text(verbatim: " ").accessibilityHidden(true)
      }
      Text(verbatim: "]").accessibilityHidden(true)
    }
    .foregroundStyle(ControlTint.plain)
    .buttonStyle(.plain)
    .lineLimit(1)
  }
}

/// A button with a title that opens a menu of controls: `[ Edit v ]`.
struct ControlMenu<Title: View, Content: View>: View, ViewPart {
  private let title: Title
  private let content: Content
  @State private var isOpen = false

  init(@ViewBuilder content: () -> Content, @ViewBuilder title: () -> Title) {
    (self.title, self.content) = (title(), content())
  }

  @MainActor var body: some View {
    let isOpen = $isOpen
    Button {
      isOpen.wrappedValue.toggle()
    } label: {
      HStack(alignment: .firstTextBaseline) {
        title
        Image(indicator: .opens).accessibilityHidden(true)
      }
    }
    .menuRows(isPresented: isOpen) { content }
  }
}

/// An item of a bar that becomes a menu where there is not room for it.
protocol CollapsingItem: View {}

private struct CollapsesControlGroupsKey: LookKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether groups of controls are menus, for there is not room for them.
  var collapsesControlGroups: Bool {
    get { self[CollapsesControlGroupsKey.self] }
    set { self[CollapsesControlGroupsKey.self] = newValue }
  }
}
