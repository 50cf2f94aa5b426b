import TextBackend
import ViewTree

extension GalleryScreen {
  static var containers: GalleryScreen {
    GalleryScreen("containers", "boxes, labels and values, stacks and dividers", Containers.init)
  }

  static var scrolling: GalleryScreen {
    GalleryScreen(
      "scroll-view", "a scroll view with more than it can show", Scrolling.init,
      steps: [Step("turn the wheel") { $0.turnWheel(column: 3, row: 2, byColumns: 0, rows: 3) }])
  }
}

/// Views that contain others.
struct Containers: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      GroupBox("Group") {
        LabeledContent("Name", value: "Ada")
        LabeledContent("Born") { Text("1815").bold() }
      }
      HStack {
        Label("Label", systemImage: "star")
        Divider()
        Label("Title only", systemImage: "star").labelStyle(.titleOnly)
        Divider()
        Label("Icon only", systemImage: "star").labelStyle(.iconOnly)
      }
      .fixedSize(horizontal: false, vertical: true)
      HStack {
        Text("leading")
        Spacer()
        Text("trailing")
      }
      Divider()
      ZStack {
        Text("........................")
        Text(" over ").bold()
      }
      ViewThatFits {
        Text("this text is too long for the screen, and the next one is shown instead of it")
        Text("what fits is shown")
      }
      DisclosureGroup("Disclosure", isExpanded: .constant(true)) { Text("inside") }
    }
  }
}

/// Twenty lines in a window of five.
struct Scrolling: View {
  var body: some View {
    GroupBox("Lines") {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(1...20, id: \.self) { Text("Line \($0) of 20") }
        }
      }
      .frame(height: 5)
    }
  }
}
