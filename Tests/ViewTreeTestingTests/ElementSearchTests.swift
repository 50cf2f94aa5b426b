import Testing

@testable import ViewTreeTesting

@MainActor struct ElementSearchTests {
  private struct Group<Content: View>: View {
    let name: String
    @ViewBuilder var content: Content

    init(_ name: String, @ViewBuilder content: () -> Content) { (self.name, self.content) = (name, content()) }

    var body: some View {
      VStack { content }.accessibilityElement(children: .contain).accessibilityLabel(name)
    }
  }

  /// The message of a search; `nil` if the pattern matches.
  private func message(_ pattern: String, @ViewBuilder in content: () -> some View) throws -> String? {
    let patterns = try ElementPattern.all(in: pattern)
    var search = ElementSearch(of: Screen(width: 20) { content() })
    return search.matches(patterns) ? nil : search.message(patterns)
  }

  @ViewBuilder private var groups: some View {
    Group("Outer") {
      Group("Inner") {
        Button("Add") {}
        Button("Remove") {}
      }
    }
    Group("Last") {
      Toggle("On", isOn: .constant(true))
      Button("Add") {}
      Button("Close") {}
    }
  }

  @Test func `an element is not inside itself`() throws {
    try expectEqual(message("* \"Outer\"\n  * \"Inner\"\n    button \"Add\"") { groups }, nil)
    expectText(
      try message("* \"Inner\"\n  * \"Inner\"") { groups } ?? "",
      startsWith: "No element on the screen matches line 2 of the pattern, after group \"Inner\":\n  * \"Inner\"\n")
    expectText(
      try message("button \"Add\"\nbutton \"Add\"\nbutton \"Add\"") { groups } ?? "",
      startsWith: "No element on the screen matches line 3 of the pattern, after button \"Add\":\n")
  }

  @Test func `of several places for a pattern the first one is taken`() throws {
    // The button is in both groups, and both end with it.
    expectText(
      try message("group\n  button \"Remove\"\nslider") { groups } ?? "",
      contains: """
        ✓ group "Outer"
            group "Inner"
              button "Add"
        ✓     button "Remove"
          group "Last"
        """)
    expectText(
      try message("group\n  slider") { groups } ?? "",
      startsWith:
        "No element on the screen matches line 2 of the pattern, after group \"Outer\":\n  slider\nThe elements")
  }

  @Test func `the nearest element is the first of those that are equally near`() throws {
    expectText(
      try message("button /Add|Close/ disabled") { groups } ?? "", contains: "The nearest element is button \"Add\".")
    expectText(
      try message("toggle \"Add\"") { groups } ?? "", contains: "The nearest element is button \"Add\".")
    expectText(
      try message("toggle \"On\" off") {
        Button("On") {}
        groups
      } ?? "", contains: "The nearest element is toggle \"On\" on.")
  }

  @Test func `an element before the last one that was found comes earlier`() throws {
    expectText(
      try message("* \"Outer\"\n* \"Last\"\nbutton \"Remove\"") { groups } ?? "",
      contains: "The nearest element is button \"Remove\", which comes earlier.")
    expectText(
      try message("* \"Outer\"\n  toggle \"On\"") { groups } ?? "",
      contains: "The nearest element is toggle \"On\" on, which is elsewhere.")
  }

  @Test(arguments: [(59, nil), (60, nil), (61, "\n… 1 more"), (70, "\n… 10 more")])
  func `at most 60 elements are listed`(count: Int, end: String?) throws {
    let words = try message("toggle") { VStack { ForEach(0..<count, id: \.self) { Text("row \($0)") } } }
    expectText(words ?? "", endsWith: end ?? "\n  staticText \"row \(count - 1)\"")
    expectEqual(words?.split(separator: "\n").count, 3 + min(count, 61))
  }
}
