import TextBackend
import ViewTree
import ViewTreeApps

extension GalleryScreen {
  static var presentationLooks: GalleryScreen {
    GalleryScreen(
      "looks-presentations", "presentations above a screen", PresentationLooks.init,
      steps: PresentationLooks.Kind.allCases.flatMap { kind -> [Step] in
        [
          .tap(.button, kind.rawValue),
          Step("close it") { screen in
            if let done = screen.findAll(.button).first(where: { $0.label == "Done" }) {
              try done.tap()
            } else {
              screen.press(.escape)
            }
          },
        ]
      })
  }
}

/// A button for each kind of presentation.
struct PresentationLooks: View {
  enum Kind: String, CaseIterable {
    case alert = "Alert"
    case question = "Question"
    case dialog = "Dialog"
    case sheet = "Sheet"
    case cover = "Cover"
    case popover = "Popover"
    case opening = "Open"
    case saving = "Save"
  }

  @State private var shown: Kind?
  @State private var name = "Letter"

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Kind.allCases, id: \.self) { kind in Button(kind.rawValue) { shown = kind } }
      Text("").popover(isPresented: isShown(.popover)) { Text("A popover").padding(.horizontal) }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .alert("Delete the file?", isPresented: isShown(.alert)) {
      Button("Delete", role: .destructive) {}
      Button("Keep", role: .cancel) {}
    } message: {
      Text("It cannot be restored.")
    }
    .alert("New name", isPresented: isShown(.question)) {
      TextField("Name", text: $name)
      Button("Rename") {}
      Button("Cancel", role: .cancel) {}
    }
    .confirmationDialog("Share as", isPresented: isShown(.dialog), titleVisibility: .visible) {
      Button("Picture") {}
      Button("Text") {}
    }
    .sheet(isPresented: isShown(.sheet)) {
      NavigationStack {
        Text("What it says")
          .navigationTitle("Letter")
          .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { shown = nil } } }
      }
    }
    .fileImporter(isPresented: isShown(.opening), allowedContentTypes: [.text]) { _ in }
    .fileExporter(isPresented: isShown(.saving), item: "milk", defaultFilename: "todo") { _ in }
    .environment(\.files, Self.files)
    .fullScreenCover(isPresented: isShown(.cover)) {
      VStack(alignment: .leading) {
        Text("All of the screen")
        Button("Done") { shown = nil }
      }
    }
  }

  private static let files = StoredFiles(["Drafts/": "", "letter.txt": "Dear", "photo.png": ""])

  private func isShown(_ kind: Kind) -> Binding<Bool> {
    Binding {
      shown == kind
    } set: {
      if !$0, shown == kind { shown = nil }
    }
  }
}
