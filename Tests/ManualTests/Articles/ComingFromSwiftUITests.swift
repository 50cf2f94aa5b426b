import Testing
import ViewTreeTesting

// The examples of the article `ComingFromSwiftUI`, as they stand there.

struct ProfileView: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("nickname") private var nickname = "Ada"
  @State private var isPublic = true

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          TextField("Nickname", text: $nickname)
          Toggle("Public", isOn: $isPublic)
        }
      }
      .navigationTitle("You")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Done") { dismiss() } }
      }
    }
  }
}

#Preview("Profile", traits: .sizeThatFitsLayout) {
  ProfileView()
}

@MainActor struct ComingFromSwiftUITests {
  @Test func `previews are the first tests`() {
    expectPreviews(width: 40, options: ScreenOptions(unit: .points))
  }

  @Test func `a file is used as it is`() throws {
    let screen = Screen(width: 40, options: ScreenOptions(unit: .points)) { ProfileView() }
    try screen.find(.textField, "Nickname").type(" L.")
    try screen.find(.toggle, "Public").tap()
    expectSnapshot(of: screen)
  }
}
