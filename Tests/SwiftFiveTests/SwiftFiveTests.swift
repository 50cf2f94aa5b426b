import Testing
import ViewTreeCompatibility
import ViewTreeTesting

// Compiled in Swift 5 mode: code as it stands in articles, with nothing but the import changed.

struct Item: Identifiable {
  let id = UUID()
  var name: String
  var val = false
}

final class Settings: ObservableObject {
  @Published var isOn = false
  @Published var name = "Blob"
}

@Observable final class Profile {
  var name = "Blob"
  var isPublic = false
}

final class Store {
  var name = "Blob"
}

extension EnvironmentValues {
  @Entry var store = Store()
  @Entry var format = { (x: Int) -> String in "\(x)" }  // note
  @Entry var limit: Int!  // note
}

@Animatable struct Wave: Shape {
  var phase = 0.0, height = 1e3
  @available(macOS 10, *) var width: CGFloat = 1
  func path(in rect: CGRect) -> Path { Path() }
}

// swift-format-ignore
@available(iOS 17.0, macOS 14, *)
#Preview("Legacy", /* c */ traits: .portrait) {
  @Previewable @State var numbers = [1] as Set<Int>
  Text("\(numbers.count)")
}

struct LegacyScreen: View {
  @State private var items = [Item(name: "One"), Item(name: "Two", val: true)]
  @StateObject private var settings = Settings()
  @State private var profile = Profile()
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var isExpanded = true
  @Environment(\.colorScheme) var colorScheme

  var body: some View {
    Form {
      Section(header: Text("Items"), footer: Text("All of them")) {
        Toggle("All", sources: $items, isOn: \.val)
        ForEach($items) { $item in
          Toggle(item.name, isOn: $item.val)
        }
        ForEach(items.indices, id: \.self) { index in
          Text("\(index): \(items[index].name)").foregroundColor(.secondary)
        }
      }
      Section("Settings") {
        Toggle(isOn: $settings.isOn) { Label("On", systemImage: "star.fill") }
        Toggle("Public", isOn: $profile.isPublic)
        DatePicker("Date", selection: $date, displayedComponents: [.date])
        if settings.isOn {
          Text("Hello, \(settings.name)").font(.headline).padding()
        } else {
          EmptyView()
        }
      }
      DisclosureGroup("More", isExpanded: $isExpanded) { header(title: "Title") }
      Menu("Options") {
        Button("Delete", role: .destructive, action: delete)
        Toggle("Checked", isOn: .constant(true))
      }
    }
    .toggleStyle(SquareStyle())
    .onAppear { settings.name = "Ann" }
    .onChange(of: date) { newValue in print(newValue) }
  }

  private func delete() { items.removeAll() }

  @ViewBuilder private func header(title: String) -> some View {
    switch title {
    case "Title": Text(title).bold()
    default: Text("?")
    }
  }
}

struct SquareStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        .onTapGesture { configuration.isOn.toggle() }
    }
  }
}

struct LegacyScreen_Previews: PreviewProvider {
  static var previews: some View {
    LegacyScreen().previewDisplayName("Legacy").previewLayout(.sizeThatFits)
  }
}

/// A helper outside of any view.
func caption(_ text: String) -> some View {
  VStack(alignment: .leading, spacing: 0) {
    Text(text).font(.caption)
    Divider()
  }
  .frame(maxWidth: .infinity, alignment: .leading)
}

struct PreviewedState: View {
  @Previewable @State var isOn = false

  var body: some View { Toggle("On", isOn: $isOn) }
}

@MainActor struct SwiftFiveTests {
  @Test func `a screen from an article compiles and works`() throws {
    let screen = Screen(width: 44) { LegacyScreen() }
    expectSnapshot(of: screen)
    try screen.find(.toggle, "All").tap()
    #expect(try screen.find(.toggle, "One").toggleState == .on)
    #expect(try screen.find(.toggle, "One").identifiers.isEmpty)
    try screen.find(.toggle, "On").tap()
    _ = try screen.find(label: "Hello, Ann")
    #expect(screen.issues.isEmpty)
  }

  @Test func `macros have the same meaning as Apple's`() throws {
    var values = EnvironmentValues()
    #expect(values.store === EnvironmentValues().store)
    #expect(values.format(3) == "3" && values.limit == nil)
    values.limit = 2
    #expect(values.limit == 2)
    var wave = Wave()
    wave.animatableData.scale(by: 2)
    #expect(wave.height == 2000 && wave.width == 2)
    let preview = try #require(Previews.all.first { $0.name == "Legacy" })
    expectText(preview.screen(width: 10).text, equals: "1")
  }

  @Test func `helpers and previewable state work`() throws {
    let screen = Screen(width: 20) {
      caption("Caption")
      PreviewedState()
    }
    try screen.find(.toggle, "On").tap()
    expectText(
      screen.text,
      equals: """
        Caption
        --------------------
               [x] On
        """)
  }
}
