import Foundation
import Testing
import ViewTreeApps
import ViewTreeTesting

@testable import ViewTree

/// A trace speaks of what its reader can write: views and styles by their names, and no parts of them.
@MainActor struct ViewPartTests {
  private struct Profile: View {
    @State private var name = ""
    @State private var isLocked = false
    @State private var color = 1
    @State private var isOpen = false
    @State private var isSure = false
    var body: some View {
      VStack {
        TextField("Name", text: $name).disabled(isLocked)
        Toggle("Locked", isOn: $isLocked)
        Picker("Color", selection: $color) {
          Text("Red").tag(1)
          Text("Blue").tag(2)
        }
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        Button("Delete") { isSure = true }.alert("Sure?", isPresented: $isSure) { Button("Yes") {} }
      }
    }
  }

  private func table(_ events: (Screen) throws -> Void) rethrows -> String {
    let screen = Screen(width: 40, height: 12) { Profile() }
    return try screen.trace { try events(screen) }.table()
  }

  @Test func `a field is evaluated once for each letter, in every style`() throws {
    expectText(
      try table { try $0.find(.textField, "Name").type("ab") },
      equals: """
        textField "Name" (focused)
        the key "a"
          wrote Profile._name   → a
        the key "b"
          wrote Profile._name  a → ab
        TextField "Name" · evaluated 1 · its own isFocused
        DefaultTextFieldStyle "Name" · evaluated 3
          ×1 · isFocused false → true
          ×2 · Profile._name
          ×2 · its own selection
        """)
  }

  @Test func `values of the environment are named as views read them`() throws {
    let table = try table { try $0.find(.toggle, "Locked").tap() }
    expectText(table, contains: "  wrote @Environment(\\.isEnabled)  true → false\n")
    #expect(table.contains("DefaultTextFieldStyle \"Name\" · evaluated 1 · @Environment(\\.isEnabled)"), "\(table)")
  }

  @Test func `a value that a row of a list sets is a write of its own`() throws {
    struct Reader: View {
      @Environment(\.stepCount) private var stepCount
      var body: some View { Text("\(stepCount)") }
    }
    struct Rows: View {
      @State private var count = 1
      var body: some View {
        List {
          Button("Add") { count += 1 }
          Reader().environment(\.stepCount, count)
        }
      }
    }
    let screen = Screen(width: 20) { Rows() }
    let trace = try screen.trace { try screen.find(.button, "Add").tap() }
    expectEqual(
      trace.writes.map(\.description), ["Rows._count  1 → 2", "@Environment(\\.stepCount)  1 → 2"], "\(trace)")
  }

  @Test func `a key that a macro made is called by its property, and one of a user by its type`() {
    struct Reader: View {
      @Environment(\.stepCount) private var stepCount
      @Environment(\.place) private var place
      var body: some View { Text("\(stepCount) \(place)") }
    }
    struct Setter: View {
      let probe: Probe
      @State private var count = 1
      var body: some View {
        Reader().environment(\.stepCount, count).environment(\.place, "at \(count)")
          .offers("add", to: probe) { count += 1 }
      }
    }
    let probe = Probe()
    let screen = Screen(width: 20) { Setter(probe: probe) }
    let trace = screen.trace { screen.perform("add", probe) }
    expectEqual(
      Set(trace.writes.map(\.description).dropFirst()),
      [
        "@Environment(\\.stepCount)  1 → 2", "@Environment(PlaceKey)  at 1 → at 2",
      ])
  }

  @Test func `a selection is written by its field, not by the parts of the field`() throws {
    struct Field: View {
      @State private var text = "Ada"
      @State private var selection: TextSelection?
      var body: some View { TextField("Name", text: $text, selection: $selection) }
    }
    let screen = Screen(width: 20) { Field() }
    let trace = try screen.trace { try screen.find(.textField, "Name").type("b") }
    expectEqual(trace.writes.map(\.name), ["Field._text", "Field._selection"])
    expectEqual(trace.writes.map(\.binding), ["", ""])
    expectText(trace.table(), lacks: ".swift:")
  }

  @Test func `an alert has its name, and its buttons are buttons`() throws {
    let lines = try table { screen in
      try screen.find(.button, "Delete").tap()
      try screen.find(.button, "Yes").tap()
    }.split(separator: "\n")
    #expect(lines.contains("  ×2 · Profile._isSure") && lines.contains { $0.hasPrefix(".alert") })
    #expect(lines.allSatisfy { !$0.contains("AlertBox") && !$0.contains("StyleLink") }, "\(lines)")
  }

  /// Many views of this module at once, each with a state behind it.
  private struct Everything: View {
    let isShown: Bool
    @State private var path: [Int] = []
    @State private var text = ""
    @State private var number = 1.0
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var tab = 1
    @State private var choice = 1
    @State private var selection: Set<Int> = []
    @State private var isOn = true
    @State private var color = Color.red
    var body: some View {
      if isShown {
        NavigationStack(path: $path) {
          Form {
            TextField("Text", text: $text)
            TextEditor(text: $text)
            SecureField("Secret", text: $text)
            Slider(value: $number)
            Stepper("Steps", value: $number)
            DatePicker("Date", selection: $date)
            ColorPicker("Color", selection: $color)
            Picker("Menu", selection: $choice) { Text("One").tag(1) }
            Picker("Inline", selection: $choice) { Text("One").tag(1) }.pickerStyle(.inline)
            Picker("Segments", selection: $choice) { Text("One").tag(1) }.pickerStyle(.segmented)
            Gauge(value: 0.5) { Text("Gauge") }
            ProgressView(value: 0.5)
            DisclosureGroup("More", isExpanded: $isOn) { Text("inside") }
            GroupBox("Box") { LabeledContent("A", value: "b") }
            Menu("Menu") { Button("A") {} }
            NavigationLink("Link", value: 1)
            ShareLink(item: "a")
            ContentUnavailableView("None", systemImage: "star")
          }
          .navigationTitle("All").navigationDestination(for: Int.self) { Text("\($0)") }
          .toolbar { Button("Tool") {} }.searchable(text: $text)
        }
        TabView(selection: $tab) {
          List(selection: $selection) {
            ForEach(1..<4, id: \.self) { Text("\($0)").swipeActions { Button("Delete") {} } }.onDelete { _ in }
          }.tabItem { Text("List") }.tag(1)
        }
      }
    }
  }

  /// Shows a view with a number that a test raises.
  private struct Counting<Content: View>: View {
    let probe: Probe
    @ViewBuilder let content: (Int) -> Content
    @State private var count = 0
    var body: some View { VStack { content(count) }.offers("count", to: probe) { count += 1 } }
  }

  private static let baseline = try? String(
    contentsOf: URL(filePath: #filePath).appending(
      path: "../../../../../../Snapshots/ManualTests/PublicSymbolsTests/"
        + "the-public-symbols-are-those-of-the-baseline.txt"
    ).standardized, encoding: .utf8)

  /// Returns the names in a trace of one event that are neither public types nor modifiers.
  private func unknownNames<Content: View>(
    leastCount: Int, @ViewBuilder _ content: @escaping (Int) -> Content
  ) throws -> [String] {
    let probe = Probe()
    let screen = Screen(width: 60, height: 90, options: ScreenOptions(allowsIssues: true)) {
      Counting(probe: probe, content: content)
    }
    let trace = screen.trace { screen.perform("count", probe) }
    let baseline = try #require(Self.baseline)
    let names = Set(trace.entries.map(\.typeName)).subtracting(["Counting", "Everything", "OffersModifier"])
    #expect(names.count >= leastCount, "\(names.sorted())")
    return names.filter { name in
      name.hasPrefix(".")
        ? !baseline.contains("  View\(name)(")
        : !baseline.contains("  \(name)  struct ") && !baseline.contains(".\(name)  struct ")
    }.sorted()
  }

  @Test func `every name in a trace is public`() throws {
    let unknown = try unknownNames(leastCount: 30) { Everything(isShown: $0 > 0) }
    expectEqual(unknown, [])
  }

  @Test func `a trace names each modifier as users write it`() throws {
    let unknown = try unknownNames(leastCount: 25) { count in
      Group {
        Text("a").blur(radius: Double(count)).brightness(Double(count)).contrast(Double(count))
        Text("a").saturation(Double(count)).grayscale(Double(count)).hueRotation(.degrees(Double(count)))
        Text("a").colorMultiply(count == 0 ? .red : .blue).clipShape(RoundedRectangle(cornerRadius: Double(count)))
        Text("a").opacity(Double(count)).badge(count).refreshable { _ = count }
        Text("a").anchorPreference(key: PlacePreference.self, value: .bounds) { _ in count }
          .transformAnchorPreference(key: PlacePreference.self, value: .bounds) { value, _ in value = count }
      }
      Group {
        Text("a").overlayPreferenceValue(PlacePreference.self) { Text("\($0 + count)") }
          .backgroundPreferenceValue(PlacePreference.self) { Text("\($0 + count)") }
        Text("a").onScrollGeometryChange(for: Int.self) { _ in
          count
        } action: { _, _ in
        }
        .onScrollPhaseChange { _, _ in _ = count }
        .onScrollTargetVisibilityChange(idType: Int.self) { _ in _ = count }
        Text("a").containerRelativeFrame(.horizontal) { length, _ in length / Double(count + 1) }
        Text("a").swipeActions { Button("\(count)") {} }.contextMenu { Button("\(count)") {} }
        Text("a").phaseAnimator([1, 2], trigger: count) { view, _ in view.offset(x: Double(count)) }
        Text("a").animation(.linear) { $0.offset(x: Double(count)) }
        Text("a").visualEffect { view, _ in view.offset(x: Double(count)) }
        Group {
          Text("a")
          Text("b")
        }.visualEffect { view, _ in view.offset(x: Double(count)) }
      }
      Group {
        Canvas { _, _ in
          _ = count
        } symbols: {
          Text("\(count)").tag(1)
        }
        List {
          Text("a").listRowBackground(Text("\(count)")).listRowInsets(
            EdgeInsets(top: Double(count), leading: 0, bottom: 0, trailing: 0))
        }
        ScrollView { Text("a").scrollTransition { view, _ in view.opacity(Double(count)) } }
          .scrollPosition(id: .constant(count))
        Text("a").draggable("\(count)").inspector(isPresented: .constant(false)) { Text("\(count)") }
        if count > 0 { Text("a").transition(.opacity) }
      }
    }
    expectEqual(unknown, [])
  }

  @Test func `a modifier in the content of a container counts as itself, and not as the container`() throws {
    struct Own: ViewModifier {
      let count: Int
      func body(content: Content) -> some View { content.badge(count) }
    }
    @ViewBuilder func rows(_ count: Int) -> some View {
      Text("a").modifier(Own(count: count))
      Text("b").badge(count).contextMenu { Button("\(count)") {} }.blur(radius: Double(count))
    }
    for container in ["list", "form", "section", "box", "lazy", "stack"] {
      let probe = Probe()
      let screen = Screen(width: 30, height: 12, options: ScreenOptions(allowsIssues: true)) {
        Counting(probe: probe) { count in
          switch container {
          case "list": List { rows(count) }
          case "form": Form { rows(count) }
          case "section": List { Section("s") { rows(count) } }
          case "box": GroupBox("b") { rows(count) }
          case "lazy": LazyVStack { rows(count) }
          default: NavigationStack { VStack { rows(count) } }
          }
        }
      }
      let trace = screen.trace { screen.perform("count", probe) }
      let counts = Dictionary(grouping: trace.entries, by: \.typeName).mapValues { $0.map(\.evaluations).reduce(0, +) }
      expectEqual(counts[".badge"], 2, "\(container)\n\(trace)")
      expectEqual([counts["Own"], counts[".contextMenu"], counts[".blur"]], [1, 1, 1], "\(container)\n\(trace)")
      for name in counts.keys where !name.hasPrefix(".") { #expect(counts[name]! <= 1, "\(container)\n\(trace)") }
    }
  }

  @Test func `a modifier does not count for the modifier around it`() throws {
    let probe = Probe()
    let screen = Screen(width: 20, height: 9) {
      Counting(probe: probe) { count in
        Text("a").blur(radius: Double(count)).sheet(isPresented: .constant(false)) { Text("\(count)") }
      }
    }
    let trace = screen.trace { screen.perform("count", probe) }
    let names = trace.entries.filter { $0.evaluations > 0 }.map(\.typeName)
    #expect(names.contains(".blur") && names.contains(".sheet"), "\(trace)")
  }
}

private struct PlacePreference: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

private struct PlaceKey: EnvironmentKey {
  static let defaultValue = "nowhere"
}

extension EnvironmentValues {
  @Entry fileprivate var stepCount = 0
  fileprivate var place: String {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }
}
