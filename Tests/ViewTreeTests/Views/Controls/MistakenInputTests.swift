import Testing
import ViewTreeTesting

/// Values that a control cannot show: an issue reports them, and none is lost.
@MainActor struct MistakenInputTests {
  private struct Held<Value, Content: View>: View {
    @State var value: Value
    @ViewBuilder let content: (Binding<Value>) -> Content

    var body: some View {
      VStack(alignment: .leading) {
        content($value)
        Text(verbatim: "= \(value)")
      }
    }
  }

  private func screen<Value>(
    _ value: Value, @ViewBuilder _ content: @escaping (Binding<Value>) -> some View
  ) -> Screen { Screen(width: 30) { Held(value: value, content: content) } }

  private func expectIssue(_ screen: Screen, _ words: String, at place: SourceLocation = #_sourceLocation) {
    #expect(screen.issues.count == 1 && screen.issues[0].contains(words), "\(screen.issues)", sourceLocation: place)
  }

  @Test func `a stepper reports a value out of its range, and leads back into it`() throws {
    let above = screen(12) { Stepper("n", value: $0, in: 0...10) }
    expectIssue(above, "Stepper: the value 12 is not in 0...10")
    expectText(above.text, equals: "n [-|+]\n= 12")
    try above.find(.stepper).increment()
    expectText(above.text, endsWith: "= 12")
    try above.find(.stepper).decrement()
    expectText(above.text, endsWith: "= 10")
    let none = screen(Double.nan) { Stepper("n", value: $0, in: 2...10) }
    expectIssue(none, "the value nan is not in 2.0...10.0")
    try none.find(.stepper).increment()
    expectText(none.text, endsWith: "= 2.0")
    expectIssue(screen(5) { Stepper("n", value: $0, step: 0) }, "the step 0 is not positive")
    expectIssue(screen(5) { Stepper("n", value: $0, in: 0...9, step: -1) }, "the step -1 is not positive")
    #expect(screen(5) { Stepper("n", value: $0, in: 5...5) }.issues.isEmpty)
  }

  @Test func `a stepper ends where its type does`() throws {
    let most = screen(Int.max) { Stepper("n", value: $0) }
    try most.find(.stepper).increment()
    expectText(most.text, endsWith: "= \(Int.max)")
    let least = screen(UInt8(3)) { Stepper("n", value: $0, step: 5) }
    try least.find(.stepper).decrement()
    expectText(least.text, endsWith: "= 0")
    let small = screen(Int8(-120)) { Stepper("n", value: $0, in: -128...127, step: 100) }
    for end in ["= -20", "= 80", "= 127"] {
      try small.find(.stepper).increment()
      #expect(small.text.hasSuffix(end), "\(small.text)")
    }
    try small.find(.stepper).decrement()
    expectText(small.text, endsWith: "= 27")
  }

  @Test func `a slider reports a range or step without another value, and still moves as told`() throws {
    expectIssue(screen(3.0) { Slider(value: $0, in: 3...3) }, "has a single value")
    let long = screen(3.0) { Slider(value: $0, in: 0...5, step: 100) }
    expectIssue(long, "the step 100.0 is longer than the range 0.0...5.0")
    try long.find(.slider).increment()
    expectText(long.text, endsWith: "= 3.0")
    try long.find(.slider).decrement()
    expectText(long.text, endsWith: "= 0.0")
    expectEqual(Set(long.issues).count, 1)
    let between = screen(4.5) { Slider(value: $0, in: 0...5, step: 3) }
    try between.find(.slider).increment()
    expectText(between.text, endsWith: "= 4.5")
    try between.find(.slider).decrement()
    expectText(between.text, endsWith: "= 3.0")
  }

  @Test func `a gauge reports an empty range`() {
    expectIssue(
      screen(3.0) { Gauge(value: $0.wrappedValue, in: 3...3) { Text("g") } },
      "the bounds 3.0...3.0 are equal or infinite")
    expectIssue(
      screen(3.0) { Gauge(value: $0.wrappedValue, in: 0...Double.infinity) { Text("g") } }, "are equal or infinite")
  }

  @Test func `choices with the same tag are named`() throws {
    let picker = screen(1) {
      Picker("p", selection: $0) {
        Text("a").tag(1)
        Text("b").tag(2)
        Text("c").tag(2)
      }
    }
    expectIssue(picker, "\"p\": several options have the tag 2")
    let tabs = screen(2) {
      TabView(selection: $0) {
        Text("a").tabItem { Text("A") }.tag(2)
        Text("b").tabItem { Text("B") }.tag(2)
      }
    }
    expectIssue(tabs, "several tabs have the value 2")
    try tabs.find(.tab, "A").tap()
    expectEqual(tabs.issues.filter { $0.contains("several tabs") }.count, 1)
    let pairs = screen(9) {
      TabView(selection: $0) {
        ForEach(0..<6, id: \.self) { number in Text("tab").tabItem { Text("T\(number)") }.tag(number / 2) }
      }
    }
    pairs.resize(width: 50)
    for value in 0..<3 { expectEqual(pairs.issues.filter { $0.contains("have the value \(value)") }.count, 1) }
    expectEqual(pairs.issues.filter { $0.contains("the selection 9 has no tab") }.count, 1)
    try pairs.find(.tab, "T4").tap()
    expectEqual(pairs.issues.count, 4)
    let untagged = screen(1) {
      Picker("p", selection: $0) {
        Text("a").tag(1)
        Text("b")
        Text("c")
      }
    }
    #expect(untagged.issues.isEmpty, "\(untagged.issues)")
  }

  @Test func `a date out of the range is named, and stays until another one is chosen`() throws {
    let day = 86400.0
    let start = Date(timeIntervalSince1970: 0)
    let range = start.addingTimeInterval(10 * day)...start.addingTimeInterval(20 * day)
    let single = screen(start) { DatePicker("d", selection: $0, in: range, displayedComponents: .date) }
    expectIssue(single, "DatePicker: Jan 1, 1970 is out of the range Jan 11, 1970...Jan 21, 1970")
    expectText(single.text, equals: "d [ Jan 1, 1970 v ]\n= 1970-01-01 00:00:00 +0000")
    try single.find(.datePicker).select(start.addingTimeInterval(12 * day))
    expectText(single.text, endsWith: "= 1970-01-13 00:00:00 +0000")
    let several = screen(Set([DateComponents(year: 1970, month: 1, day: 5)])) {
      MultiDatePicker("d", selection: $0, in: range.lowerBound..<range.upperBound)
    }
    expectIssue(several, "MultiDatePicker: Jan 5, 1970 in the selection is out of the range")
    expectText(several.text, contains: "[ 5]")
  }

  @Test func `components that are not a day are named, and do not affect the month`() throws {
    let nonsense: Set = [DateComponents(year: 1970, month: 13, day: 50)]
    let screen = Screen(width: 30) {
      Held(value: nonsense) { MultiDatePicker("d", selection: $0) }.environment(
        \.calendar, Calendar(identifier: .gregorian))
    }
    expectIssue(screen, "is not a day of the calendar")
    #expect(!screen.text.contains("[ "), "\(screen.text)")
    expectText(screen.text, contains: "month: 13")
  }

  @Test func `invalid lengths and unordered bounds of frames are reported`() {
    func issues(_ view: some View) -> [String] { Screen(width: 20) { view }.issues }
    #expect(issues(Text("a").frame(width: -5))[0].contains("a length of a frame is negative"))
    expectEqual(issues(Text("a").frame(minWidth: 10, maxWidth: 5)).count, 1)
    expectEqual(issues(Text("a").frame(minHeight: 3, idealHeight: 2)).count, 1)
    expectEqual(issues(Text("a").frame(maxWidth: -1)).count, 1)
    #expect(issues(Text("a").frame(minWidth: 1, idealWidth: 2, maxWidth: .infinity, minHeight: 0)).isEmpty)
  }

  @Test func `an infinite step is ignored`() throws {
    let screen = screen(0.5) { Slider(value: $0, in: 0...1, step: .infinity) { Text("n") } }
    expectIssue(screen, "the step inf is not positive and finite")
    try screen.find(.slider).increment()
    expectText(screen.text, endsWith: "= 0.55")
    expectEqual(Set(screen.issues).count, 1)
  }

  @Test func `the least step of a type leads the other way, to the end of the range`() throws {
    let screen = screen(5) { Stepper("n", value: $0, in: 0...10, step: .min) }
    expectIssue(screen, "the step \(Int.min) is not positive")
    try screen.find(.stepper).decrement()
    expectText(screen.text, endsWith: "= 10")
    expectEqual(Set(screen.issues).count, 1)
  }
}
