import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

/// The keys that a control with the focus uses, and those that it passes on to the views around it.
@MainActor struct ControlKeysTests {
  enum Control: CaseIterable {
    case button, toggle, slider, stepper, dateField, dateStepper, compactDate, graphicalDate, timePicker, timeField
    case menuPicker, segmented, inline, radio, wheel, colorPicker, menu, disclosure, link, selection, table, tabs
    case gaugeLikeSlider, multiDate, focusable, field, editor

    /// Whether characters are typed into the control.
    var isText: Bool { self == .field || self == .editor }

    /// Keys that the control uses, whose effect is tested elsewhere.
    var used: [Key] {
      switch self {
      case .slider, .gaugeLikeSlider: [.left, .right, .up, .down, .pageUp, .pageDown, .home, .end]
      case .stepper: [.up, .down]
      case .dateField, .dateStepper: [.up, .down, .left, .right]
      case .segmented, .tabs: [.left, .right]
      case .wheel: [.up, .down, .pageUp, .pageDown]
      case .field: [.left, .right, .home, .end, .character("x"), .delete]
      case .editor: [.left, .right, .up, .down, .character("x"), .delete, .return]
      default: []
      }
    }
  }

  private struct Form: View {
    let control: Control
    let log: (Key.Code) -> Void
    @State private var isOn = false
    @State private var level = 0.5
    @State private var count = 3
    @State private var day = Date(timeIntervalSince1970: 86_400 * 20_000)
    @State private var days: Set<DateComponents> = []
    @State private var flavor = 1
    @State private var tint = Color.red
    @State private var chosen: Set<Int> = []
    @State private var text = "some"

    private var flavors: some View {
      Picker("Flavor", selection: $flavor) { ForEach(0..<3) { Text("flavor \($0)").tag($0) } }
    }
    private var date: some View { DatePicker("Day", selection: $day, displayedComponents: .date) }

    var body: some View {
      VStack { shown }
        .onKeyPress(phases: .down) { press in
          log(press.key == .space ? .space : .character(press.key.character))
          return .handled
        }
    }

    @ViewBuilder private var shown: some View {
      switch control {
      case .button: Button("Save") {}
      case .toggle: Toggle("Wi-Fi", isOn: $isOn)
      case .slider: Slider(value: $level)
      case .gaugeLikeSlider: Slider(value: $level, in: 0...10, step: 1) { Text("Volume") }
      case .stepper: Stepper("Guests \(count)", value: $count)
      case .dateField: date.datePickerStyle(.field)
      case .dateStepper: date.datePickerStyle(.stepperField)
      case .compactDate: date.datePickerStyle(.compact)
      case .graphicalDate: date.datePickerStyle(.graphical)
      case .timePicker: DatePicker("Time", selection: $day, displayedComponents: .hourAndMinute)
      case .timeField:
        DatePicker("Time", selection: $day, displayedComponents: .hourAndMinute).datePickerStyle(.field)
          .environment(\.locale, Locale(identifier: "en_US"))
      case .menuPicker: flavors.pickerStyle(.menu)
      case .segmented: flavors.pickerStyle(.segmented)
      case .inline: flavors.pickerStyle(.inline)
      case .radio: flavors.pickerStyle(.radioGroup)
      case .wheel: flavors.pickerStyle(.wheel)
      case .colorPicker: ColorPicker("Tint", selection: $tint)
      case .menu: Menu("Edit") { Button("Cut") {} }
      case .disclosure: DisclosureGroup("More") { Text("more") }
      case .link: Link("Swift", destination: URL(filePath: "/"))
      case .selection: List(0..<3, selection: $chosen) { Text("row \($0)") }
      case .table: Table((0..<3).map(Row.init), selection: $chosen) { TableColumn("Number") { Text("\($0.id)") } }
      case .tabs: TabView { ForEach(0..<2) { number in Text("page").tabItem { Text("tab \(number)") } } }
      case .multiDate: MultiDatePicker("Days", selection: $days)
      case .focusable: Text("text").focusable()
      case .field: TextField("Name", text: $text)
      case .editor: TextEditor(text: $text)
      }
    }
  }

  private struct Row: Identifiable {
    let id: Int
  }

  /// Presses keys while a control has the focus; returns the number that the view around got.
  private func passed(_ control: Control, _ keys: [Key]) -> [Key.Code] {
    var log: [Key.Code] = []
    let screen = Screen(
      Form(control: control) { log.append($0) }, width: 40, height: 12, options: ScreenOptions(allowsIssues: true))
    screen.press(.tab)
    #expect(!screen.findAll { $0.isFocused }.isEmpty, "\(control) has the focus")
    log = []
    for key in keys { screen.press(key) }
    return log
  }

  @Test(arguments: Control.allCases) func `a control passes on the keys that it does not use`(control: Control) {
    let unused: [Key] = control.isText ? [] : [.character("#"), .character("~")]
    expectEqual(passed(control, unused), unused.map(\.code))
  }

  @Test(arguments: Control.allCases) func `a control keeps the keys that it uses`(control: Control) {
    for key in control.used { expectEqual(passed(control, [key]), [], "\(control) uses \(key)") }
  }

  @Test func `controls take the focus one after the other`() {
    let screen = Screen(width: 40) {
      Text("no control")
      Stepper("a", value: .constant(2))
      Slider(value: .constant(0.5)) { Text("b") }
      ProgressView("none", value: 0.5)
      Link("c", destination: URL(string: "https://a.b")!)
      Menu("d") { Button("x") {} }
      ColorPicker("e", selection: .constant(.red))
      Picker("f", selection: .constant(1)) { Text("one").tag(1) }
      Toggle("g", isOn: .constant(true))
      TextField("h", text: .constant("x"))
      DisclosureGroup("i") { Text("in") }
      List { Text("j").swipeActions { Button("x") {} } }.frame(height: 1)
    }
    let focused = (0..<11).map { _ in
      screen.press(.tab)
      return screen.elements.flatMap { [$0] + $0.children }.filter(\.isFocused).map(\.label).joined()
    }
    expectEqual(focused, ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "a"])
  }

  @Test func `a control that shows its focus by signs is not drawn in reverse as well`() {
    let signs = Control.allCases.filter { control in
      let screen = Screen(Form(control: control) { _ in }, width: 40, height: 12, options: .init(allowsIssues: true))
      screen.press(.tab)
      return !screen.render(.cells).contains("inverse")
    }
    expectEqual(
      signs, [.slider, .stepper, .segmented, .inline, .radio, .wheel, .tabs, .gaugeLikeSlider, .field, .editor])
    let dots = Screen(width: 20, height: 3) { TabView { ForEach(0..<2) { Text("page \($0)") } }.tabViewStyle(.page) }
    dots.press(.tab)
    expectText(dots.text, contains: "<")
    expectText(dots.render(.cells), lacks: "inverse")
    let tint = Screen(width: 40, height: 12) { ColorPicker("Tint", selection: .constant(.red)) }
    for key in [.tab, .return, .down] as [Key] { tint.press(key) }
    expectText(tint.text, contains: ">## red<")
    expectText(tint.render(.cells), lacks: "inverse")
    tint.press(.tab)
    expectText(tint.text, contains: "Red     <")
    expectText(tint.render(.cells), lacks: "inverse")
  }

  @Test func `the field of a time keeps the digits of a number and the letters of its halves`() {
    let time = [Key.character("1"), .character("p")].map { passed(.timeField, [$0]) }
    expectEqual(time, [[], []])
    let half = passed(.timeField, [.right, .right, .character("1")])
    expectEqual(half, [.character("1")], "a half of the day is no number")
    expectEqual(passed(.timeField, [.pageUp]).count, 1)
    expectEqual(passed(.timeField, [.character("1").with(.control)]), [.character("1")])
  }

  @Test func `a click on a control leaves the focus in a field`() throws {
    struct Controls: View {
      @State private var text = "x"
      @State private var level = 0.5
      @State private var count = 1
      @State private var isOn = false
      @State private var color = Color.red

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextField("Field", text: $text)
          Slider(value: $level)
          Stepper("Count", value: $count)
          Toggle("On", isOn: $isOn)
          Button("Go") {}
          Link("Site", destination: URL(filePath: "/"))
          ColorPalette(selection: $color, supportsOpacity: false)
          Text("\(level == 0.5) \(count) \(isOn) \(ColorLevels(color, in: EnvironmentValues()).name)")
        }
        .environment(\.openURL, OpenURLAction { _ in .handled })
      }
    }
    let screen = Screen(Controls(), width: 40, height: 20)
    try screen.find(.textField).focus()
    for (column, row) in [(9, 1), (7, 2), (1, 3), (2, 4), (0, 5), (15, 11)] {
      screen.click(column: column, row: row)
      #expect(try screen.find(.textField).isFocused, "row \(row): \(screen.text)")
    }
    expectText(screen.text, contains: "\nfalse 0 true #3d3b30\n")
  }
}
