import ViewTreeTesting

/// The content of a cover, or of a sheet over a sheet.
struct Closing: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}

struct PresentedItem: Identifiable {
  let id: Int
}

/// A screen with a cover and an alert.
struct CoveredScreen: View {
  @State private var isShown = false
  @State private var isAsking = false
  @State private var answer = "none"

  var body: some View {
    VStack(alignment: .leading) {
      Button("Show") { isShown = true }
      Button("Ask") { isAsking = true }
      Text("answer \(answer)")
    }
    .fullScreenCover(isPresented: $isShown) { Closing() }
    .alert("Delete the file?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) { answer = "delete" }
      Button("Cancel", role: .cancel) { answer = "cancel" }
    } message: {
      Text("It cannot be brought back.")
    }
  }
}

/// Covers and sheets of other sizes than what lies below.
struct SizedScreen: View {
  let below: Int
  @State var item: PresentedItem?
  @State var sheet = 0
  let probe: Probe

  var body: some View {
    VStack(alignment: .leading, spacing: 0) { ForEach(0..<below, id: \.self) { Text("line \($0) below") } }
      .fullScreenCover(item: $item, onDismiss: { probe.note("uncovered") }) { item in
        ForEach(0..<item.id, id: \.self) { Text("cover \($0)") }
      }
      .sheet(isPresented: Binding(get: { sheet > 0 }, set: { if !$0 { sheet = 0 } })) {
        ForEach(0..<sheet, id: \.self) { Text("sheet \($0)") }
      }
      .offers("cover", to: probe) { item = PresentedItem(id: 3) }
      .offers("uncover", to: probe) { item = nil }
      .offers("sheet", to: probe) { sheet = 2 }
  }
}

/// A dialog without buttons.
struct ToldScreen: View {
  @State private var isTold = true

  var body: some View {
    Text("below").confirmationDialog("Saved to a place far away", isPresented: $isTold) {}
  }
}
