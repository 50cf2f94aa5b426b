import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct AccessibilityRotorTests {
  @Test func `a rotor is published with its places, by its view or a group of the content`() throws {
    struct Fruit: Identifiable {
      let id: Int
      let name: String
    }
    struct Shop: View {
      @Namespace private var space
      @State private var fruits = [Fruit(id: 0, name: "Apple"), Fruit(id: 1, name: "Pear")]

      var body: some View {
        List { ForEach(fruits) { Text($0.name).accessibilityRotorEntry(id: $0.id, in: space) } }
          .accessibilityRotor("Sweet") {
            ForEach(fruits) { fruit in
              if fruit.id > 0 { AccessibilityRotorEntry(fruit.name, id: fruit.id) }
            }
            AccessibilityRotorEntry("Others", 7, in: space)
          }
          .accessibilityRotor("All", entries: fruits, entryLabel: \.name)
        VStack {
          Text("a")
          Text("b")
        }
        .accessibilityRotor(.headings) { ForEach(0..<2) { AccessibilityRotorEntry("\($0)", id: $0) } }
        .accessibilityIdentifier("letters")
        Text("alone").accessibilityRotor(Text("None")) { ForEach(0..<0) { AccessibilityRotorEntry("\($0)", id: $0) } }
        Button("Add") { fruits.append(Fruit(id: 2, name: "Plum")) }
      }
    }
    let screen = Screen(width: 20) { Shop() }
    expectText(
      screen.render(.semantics),
      equals: """
        list "" rotor "Sweet: Pear, Others" rotor "All: Apple, Pear"
          staticText "Apple"
          staticText "Pear"
        group "" #letters rotor "headings: 0, 1"
          staticText "a"
          staticText "b"
        staticText "alone" rotor "None"
        button "Add"
        """)
    try screen.find(.button, "Add").tap()
    try expectEqual(screen.find(.list).rotors, ["Sweet: Pear, Plum, Others", "All: Apple, Pear, Plum"])
  }
}
