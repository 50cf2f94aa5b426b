import TextBackend
import ViewTree

extension GalleryScreen {
  static var presentations: GalleryScreen {
    GalleryScreen(
      "presentations", "what is shown above a screen", Presentations.init,
      steps: [
        .tap(.button, "Alert"), .tap(.button, "Keep"),
        .tap(.button, "Dialog"), .tap(.button, "Cancel"),
        .tap(.button, "Sheet"), .tap(.button, "Close"),
        .tap(.button, "Popover"),
      ])
  }
}

/// A button for each kind of presentation.
struct Presentations: View {
  @State private var showsAlert = false
  @State private var showsDialog = false
  @State private var showsSheet = false
  @State private var showsPopover = false

  var body: some View {
    VStack(alignment: .leading) {
      Button("Alert") { showsAlert = true }
        .alert("Delete the file?", isPresented: $showsAlert) {
          Button("Delete", role: .destructive) {}
          Button("Keep", role: .cancel) {}
        } message: {
          Text("It cannot be restored.")
        }
      Button("Dialog") { showsDialog = true }
        .confirmationDialog("Share as", isPresented: $showsDialog, titleVisibility: .visible) {
          Button("Picture") {}
          Button("Text") {}
          Button("Cancel", role: .cancel) {}
        }
      Button("Sheet") { showsSheet = true }
        .sheet(isPresented: $showsSheet) {
          VStack {
            Text("A sheet")
            Button("Close") { showsSheet = false }
          }
          .padding()
        }
      Button("Popover") { showsPopover = true }
        .popover(isPresented: $showsPopover) { Text("A popover").padding(.horizontal) }
    }
    .frame(maxWidth: .infinity, minHeight: 12, alignment: .topLeading)
  }
}
