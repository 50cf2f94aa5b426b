import TextBackend
import ViewTree

extension GalleryScreen {
  static var toolbars: GalleryScreen {
    GalleryScreen(
      "toolbars", "a page with items in its bars", Notes.init,
      steps: [
        .tap(.button, "Edit"), .tap(.button, "More"), .tap(.menuItem, "Archive"), .tap(.button, "New"),
        .tap(.button, "Cancel"),
      ])
  }
}

/// A page with bars above and below, and a sheet with one of its own.
struct Notes: View {
  @State private var title = "Notes"
  @State private var isEditing = false
  @State private var isNew = false

  var body: some View {
    NavigationStack {
      Text(isEditing ? "Two notes are being edited" : "Two notes")
        .navigationTitle($title)
        .navigationSubtitle("on this device")
        .toolbar {
          ToolbarItem(placement: .primaryAction) { Button(isEditing ? "Done" : "Edit") { isEditing.toggle() } }
          ToolbarItem(placement: .secondaryAction) {
            Button("Archive", systemImage: "archivebox") { title = "Archived notes" }
          }
          ToolbarItem(placement: .status) { Text("2 of 2") }
          ToolbarItemGroup(placement: .bottomBar) { Button("New", systemImage: "plus") { isNew = true } }
        }
        .sheet(isPresented: $isNew) { NewNote() }
    }
    .frame(maxWidth: .infinity, minHeight: 10, maxHeight: 10, alignment: .topLeading)
  }
}

struct NewNote: View {
  @State private var isPinned = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text(isPinned ? "pinned" : "not pinned")
        .toolbar { NoteTools(isPinned: $isPinned) { dismiss() } }
    }
    .frame(width: 34, height: 4)
  }
}

/// Items as content of its own type.
struct NoteTools: ToolbarContent {
  @Binding var isPinned: Bool
  let close: @MainActor () -> Void

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: close) }
    ToolbarItem { Toggle("Pin", isOn: $isPinned) }
    ToolbarItem(placement: .confirmationAction) { Button("Save", action: close) }
  }
}
