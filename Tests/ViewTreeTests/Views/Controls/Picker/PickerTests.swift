import Testing
import ViewTreeTesting

@testable import TextBackend

@MainActor struct PickerTests {
  // MARK: What it is made of

  private struct Everything: View {
    @State var size: Int? = 2
    let hasLarge: Bool

    var body: some View {
      Picker("Size", selection: $size) {
        Text("None").tag(Int?.none)
        Group {
          Text("Small").tag(1 as Int?)
          Text("Medium").bold().tag(Optional.some(2)).padding(0)
        }
        if hasLarge { AnyView(Label("Large", systemImage: "star").tag(3)) }
        Divider()
        Section("Others") { Others() }
        EmptyView()
      }
      .pickerStyle(.radioGroup)
    }
  }

  /// Several views with tags in a body.
  private struct Others: View {
    var body: some View {
      ForEach([4, 5], id: \.self) { Text("\($0) times") }
      Another()
    }
  }

  private struct Another: View {
    var body: some View { Text("6 times").tag(6) }
  }

  @Test func `all views in any containers are options`() throws {
    let screen = Screen(Everything(hasLarge: true), width: 30)
    expectText(
      screen.text,
      equals: """
        Size ( ) None
             ( ) Small
             (o) Medium
             ( ) o Large
             Others
             ( ) 4 times
             ( ) 5 times
             ( ) 6 times
        """)
    let picker = try screen.find(.picker, "Size")
    for (name, row) in [("None", 0), ("Large", 3), ("4 times", 5), ("6 times", 7)] {
      try picker.select(name)
      expectEqual(picker.value, name)
      #expect(screen.text.split(separator: "\n")[row].contains("(o)"))
      expectEqual(screen.text.split(separator: "\n").count { $0.contains("(o)") }, 1)
    }
    expectEqual(screen.issues, [])
    expectText(Screen(Everything(hasLarge: false), width: 30).text, lacks: "Large")
  }

  @Test func `titles are keys, strings, views and labels with pictures`() {
    let flavor = Binding.constant(Flavor.mint)
    let name = "Name"
    let screen = Screen(width: 40) {
      VStack(alignment: .leading) {
        Picker("**Key**", selection: flavor) { options }
        Picker(name + "*", selection: flavor) { options }
        Picker("Symbol", systemImage: "star", selection: flavor) { options }
        Picker(selection: flavor) {
          options
        } label: {
          Text("View").italic()
        }
        Picker(selection: flavor, label: Text("Value")) { options }
        Picker("Own", selection: flavor) {
          options
        } currentValueLabel: {
          Text("my mint")
        }
        Picker("Hidden", selection: flavor) { options }.labelsHidden()
      }
    }
    expectText(
      screen.text,
      equals: """
        Key [ Mint v ]
        Name* [ Mint v ]
        o Symbol [ Mint v ]
        View [ Mint v ]
        Value [ Mint v ]
        Own [ my mint v ]
        [ Mint v ]
        """)
  }

  private var options: some View { ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) } }

  // MARK: What it publishes

  @Test func `a picker is found by its label, has the chosen option as its value, and selects by name`() throws {
    let screen = Screen(FlavorPicker(), width: 30)
    let picker = try screen.find(.picker, "Flavor")
    expectEqual(picker.value, "Vanilla")
    try picker.select("Mint")
    expectEqual(picker.value, "Mint")
    expectText(screen.text, equals: "Flavor [ Mint v ]\nmint")
    let error = #expect(throws: ElementError.self) { try picker.select("Plum") }
    expectEqual(
      error?.description.contains(#"there is no option "Plum"; the options are "Chocolate", "Vanilla", "Mint""#), true
    )
    #expect(throws: ElementError.self) {
      try Screen(FlavorPicker().disabled(true), width: 30).find(.picker, "Flavor").select("Mint")
    }
  }

  // MARK: Several sources

  private struct Scoop: Identifiable {
    let id: Int
    var flavor: Flavor
  }

  private struct Scoops: View {
    @State var scoops = [Scoop(id: 1, flavor: .mint), Scoop(id: 2, flavor: .mint)]

    var body: some View {
      Picker("All", sources: $scoops, selection: \.flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(.radioGroup)
      Text(scoops.map(\.flavor.rawValue).joined(separator: ", "))
      Button("Change one") { scoops[1].flavor = .vanilla }
    }
  }

  @Test func `a picker of several sources shows a disagreement, and sets all of them`() throws {
    let screen = Screen(width: 30) { VStack(alignment: .leading) { Scoops() } }
    try expectEqual(screen.find(.picker, "All").value, "mint")
    try screen.find(.button, "Change one").tap()
    expectText(
      screen.text,
      equals: """
        All ( ) chocolate
            (-) vanilla
            (-) mint
        mint, vanilla
        [ Change one ]
        """)
    try expectEqual(screen.find(.picker, "All").value, "mixed")
    try screen.find(.picker, "All").select("chocolate")
    expectText(
      screen.text,
      equals: """
        All (o) chocolate
            ( ) vanilla
            ( ) mint
        chocolate, chocolate
        [ Change one ]
        """)
  }

  // MARK: Mistakes

  private struct Untagged: View {
    @State var number = 7
    let style: Int

    var body: some View {
      Picker("Number", selection: $number) {
        Text("One").tag(1)
        Text("Two").tag(2)
        Text("Untagged")
      }
      Text("it is \(number)")
      Button("Eight") { number = 8 }
    }
  }

  @Test func `a selection without a tag is an issue, once for each, and stays as it is`() throws {
    let screen = Screen(width: 30) { VStack(alignment: .leading) { Untagged(style: 0) } }
    expectText(
      screen.text,
      equals: """
        Number [ - v ]
        it is 7
        [ Eight ]
        """)
    expectEqual(screen.issues.count, 1)
    #expect(
      screen.issues[0].hasSuffix(
        #"Picker: "Number": the selection 7 has no option; the tags are 1, 2. Tag an option with it: .tag(…), or select one of the tags."#
      ), "\(screen.issues)")
    try screen.find(.button, "Eight").tap()
    expectEqual(screen.issues.count, 2)
    expectText(screen.issues[1], contains: "the selection 8 has no option")
    try screen.find(.picker, "Number").select("Untagged")
    expectText(screen.text, contains: "it is 8")
    try screen.find(.picker, "Number").select("Two")
    expectText(screen.text, contains: "Number [ Two v ]\nit is 2")
    expectEqual(screen.issues.count, 2)
  }

  @Test func `tags of another type are named, and missing tags are an issue`() {
    let screen = Screen(width: 30) {
      Picker("Number", selection: .constant(1)) { Text("One").tag("1") }
      Picker("None", selection: .constant(1)) { Text("One") }
    }
    expectEqual(screen.issues.count, 2)
    expectText(screen.issues[0], contains: "the tags are 1, but not all of them have the type of the selection, Int")
    expectText(screen.issues[1], contains: "no view in it has a tag")
  }

  @Test func `a nil selection is no issue`() {
    let screen = Screen(width: 30) {
      Picker("Number", selection: .constant(Int?.none)) { Text("One").tag(1) }
    }
    expectText(screen.text, equals: "Number [ - v ]")
    expectEqual(screen.issues, [])
  }

  // MARK: Invalidation

  @Test func `a choice evaluates its readers, and only the old and the new option`() throws {
    let screen = Screen(FlavorOwner().pickerStyle(.radioGroup), width: 30)
    let trace = try screen.trace { try screen.find(.picker, "Flavor").select("Mint") }
    expectEqual(trace.evaluations(of: FlavorOwner.self), 0)
    expectEqual(
      trace.evaluations(of: RadioGroupPickerStyle.self), 1, "the rows that were and are chosen are a part of it")
    #expect(trace.totalEvaluations == 1 && trace.cells == 20, "\(trace)")
    let again = try screen.trace { try screen.find(.picker, "Flavor").select("Mint") }
    expectEqual(again.totalEvaluations, 0)
  }

  @Test func `a new option, and other tags, come with the content`() throws {
    struct Growing: View {
      @State private var names = ["a", "b"]
      @State private var choice = "b"

      var body: some View {
        Picker("Name", selection: $choice) { ForEach(names, id: \.self) { Text($0) } }.pickerStyle(.inline)
        Button("More") { names.insert("c", at: 0) }
      }
    }
    let screen = Screen(width: 20) { VStack(alignment: .leading) { Growing() } }
    expectText(screen.text, equals: "Name\n  a\nx b\n[ More ]")
    try screen.find(.button, "More").tap()
    expectText(screen.text, equals: "Name\n  c\n  a\nx b\n[ More ]")
    try screen.find(.picker, "Name").select("c")
    expectText(screen.text, equals: "Name\nx c\n  a\n  b\n[ More ]")
    expectEqual(screen.frames.check(), [])
  }

  @Test func `a tag of another type leaves the id of the element, one of the right type replaces it`() throws {
    struct Numbers: View {
      @State private var choice = 2
      var body: some View {
        Text("is \(choice)")
        Picker("Other type", selection: $choice) {
          ForEach([1, 2, 3], id: \.self) { Text("a\($0)").tag("x") }
        }
        Picker("Right type", selection: $choice) {
          ForEach(["p", "q"], id: \.self) { Text($0).tag($0 == "p" ? 2 : 3) }
        }
        Picker("Same type", selection: $choice) {
          ForEach([7, 8], id: \.self) { Text("c\($0)").tag($0 - 5) }
        }
      }
    }
    let screen = Screen(Numbers(), width: 20, height: 20)
    func expectValues(_ wanted: [String]) throws {
      let titles = ["Other type", "Right type", "Same type"]
      try expectEqual(titles.map { try screen.find(.picker, $0).value ?? "none" }, wanted)
    }
    try expectValues(["a2", "p", "c7"])
    try screen.find(.picker, "Other type").select("a3")
    expectText(screen.text, contains: "is 3")
    try expectValues(["a3", "q", "c8"])
  }

  @Test func `the identity of an option is its tag, unless one before it has the same`() {
    struct Identities: PickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.options.map { $0.id == $0.tag ? "tag" : "own" }.joined(separator: " "))
      }
    }
    let screen = Screen(width: 20, options: ScreenOptions(allowsIssues: true)) {
      Picker("P", selection: .constant(1)) {
        Text("a").tag(1)
        Text("b").tag(2)
        Text("c").tag(2)
        Text("d")
      }
      .pickerStyle(Identities())
    }
    expectText(screen.text, equals: "tag tag own own")
  }

  @Test func `the first repeated tag and the first selection without an option are named`() {
    func issues(_ view: some View) -> [String] {
      Screen(view, width: 20, options: ScreenOptions(allowsIssues: true)).issues.map { issue in
        String(issue.prefix { $0 != "," && $0 != ";" })
      }
    }
    let repeated = Picker("P", selection: .constant(1)) { ForEach([1, 1, 2, 2], id: \.self) { Text("x").tag($0) } }
    expectEqual(issues(repeated), ["Picker: \"P\": several options have the tag 1"])
    let sources = [Binding.constant(7), .constant(8)]
    let different = Picker("P", sources: sources, selection: \.self) { Text("x").tag(1) }
    expectEqual(issues(different), ["Picker: \"P\": the selection 7 has no option"])
    let optional = Picker("P", selection: .constant(5 as Int?)) { Text("x").tag(1 as Int?) }
    expectEqual(issues(optional), ["Picker: \"P\": the selection Optional(5) has no option"])
  }

  @Test func `the first of the options with the same words is selected, and a single one by a key`() throws {
    struct Same: View {
      @State var choice: Int?
      let tags: [Int?]

      var body: some View {
        Picker("P", selection: $choice) { ForEach(tags, id: \.self) { Text("o").tag($0) } }
          .pickerStyle(.segmented).labelsHidden()
        Text("is \(choice ?? 0)")
      }
    }
    let words = Screen(Same(choice: 2, tags: [1, 2]), width: 20)
    try words.find(.picker, "P").select("o")
    expectText(words.text, contains: "is 1")
    let keys = Screen(Same(tags: [4]), width: 20)
    keys.press(.tab)
    keys.press(.right)
    expectText(keys.text, contains: "is 4")
  }

  @Test func `the menu of a row without room shows all options`() throws {
    let screen = Screen(FlavorOwner().pickerStyle(.segmented).labelsHidden(), width: 20, height: 6)
    try screen.find(.picker, "Flavor").tap()
    expectText(
      screen.text,
      equals: """
        [ Vanilla v ]
        +-------------+
        |   Chocolate |
        | x Vanilla   |
        |   Mint      |
        +-------------+
        """)
  }
}
