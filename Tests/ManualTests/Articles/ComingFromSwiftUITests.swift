import Testing
import ViewTreeCompatibility
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

#Preview("Night mode", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  Toggle("Night mode", isOn: $isOn)
}

final class SearchModel: ObservableObject {
  @Published var words = ""
  @Published private(set) var results: [String] = []

  init() {
    $words.debounce(for: .seconds(0.3), scheduler: DispatchQueue.main).removeDuplicates()
      .map { words in words.isEmpty ? [] : ["Ant", "Bee", "Antelope"].filter { $0.hasPrefix(words) } }
      .assign(to: &$results)
  }
}

struct SearchScreen: View {
  @StateObject private var model = SearchModel()

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Animal", text: $model.words)
      ForEach(model.results, id: \.self) { Text($0) }
    }
  }
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

  @Test func `publishers run on the clock of the screen`() throws {
    let screen = Screen(width: 20) { SearchScreen() }
    try screen.find(.textField, "Animal").type("Ant")
    #expect(throws: ElementError.self) { try screen.find(label: "Antelope") }
    screen.advance(by: .seconds(0.3))
    expectSnapshot(of: screen)
  }
}
