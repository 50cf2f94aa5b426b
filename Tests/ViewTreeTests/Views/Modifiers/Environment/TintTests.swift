import Foundation
import Testing
import ViewTreeApps
import ViewTreeTesting

/// `tint(_:)` colours what SwiftUI colours, and leaves the rest.
@MainActor struct TintTests {
  private static let day = Date(timeIntervalSince1970: 1_764_443_723)

  private static func picker() -> some View {
    Picker("Number", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
  }

  private static func date() -> some View { DatePicker("Date", selection: .constant(day)) }

  private static func toggle() -> some View { Toggle("On", isOn: .constant(true)) }

  private static func tabs() -> some View {
    TabView {
      Tab("One", systemImage: "star") { Text("x") }
      Tab("Two", systemImage: "heart") { Text("y") }
    }
  }

  private static func button() -> some View { Button("Go") {} }

  private static let tinted: [(name: String, view: AnyView)] = [
    ("toggle, automatic", AnyView(toggle())), ("toggle, switch", AnyView(toggle().toggleStyle(.switch))),
    ("toggle, checkbox", AnyView(toggle().toggleStyle(.checkbox))),
    ("toggle, button", AnyView(toggle().toggleStyle(.button))),
    ("toggle in a form", AnyView(Form { toggle() })),
    ("button, automatic", AnyView(button())), ("button, bordered", AnyView(button().buttonStyle(.bordered))),
    ("button, prominent", AnyView(button().buttonStyle(.borderedProminent))),
    ("button, borderless", AnyView(button().buttonStyle(.borderless))),
    ("button, link", AnyView(button().buttonStyle(.link))),
    ("button in a form", AnyView(Form { button() })), ("button in a list", AnyView(List { button() })),
    ("button in a toolbar", AnyView(NavigationStack { Text("page").toolbar { button() } })),
    ("edit button", AnyView(EditButton())), ("paste button", AnyView(PasteButton(payloadType: String.self) { _ in })),
    ("link", AnyView(Link("Site", destination: URL(string: "https://swift.org")!))),
    ("link in a text", AnyView(Text("[site](https://swift.org)"))),
    ("share link", AnyView(ShareLink("Share", item: "text"))),
    ("navigation link", AnyView(NavigationStack { NavigationLink("Next") { Text("page") } })),
    ("menu", AnyView(Menu("More") { button() })),
    ("menu, button", AnyView(Menu("More") { button() }.menuStyle(.button))),
    ("menu, borderless", AnyView(Menu("More") { button() }.buttonStyle(.borderless))),
    ("control group", AnyView(ControlGroup { button() })),
    ("slider", AnyView(Slider(value: .constant(0.5)))),
    ("progress, linear", AnyView(ProgressView(value: 0.5))),
    ("progress, circular", AnyView(ProgressView(value: 0.5).progressViewStyle(.circular))),
    ("progress without an end", AnyView(ProgressView())),
    ("gauge, automatic", AnyView(Gauge(value: 0.5) { Text("Level") })),
    ("gauge, linear", AnyView(Gauge(value: 0.5) { Text("Level") }.gaugeStyle(.accessoryLinearCapacity))),
    ("gauge, circular", AnyView(Gauge(value: 0.5) { Text("Level") }.gaugeStyle(.accessoryCircular))),
    ("picker, menu", AnyView(picker().pickerStyle(.menu))), ("picker, inline", AnyView(picker().pickerStyle(.inline))),
    ("picker, radio", AnyView(picker().pickerStyle(.radioGroup))),
    ("picker, palette", AnyView(picker().pickerStyle(.palette))),
    ("picker, segmented: its chosen option", AnyView(picker().pickerStyle(.segmented))),
    ("picker, wheel: its chosen option", AnyView(picker().pickerStyle(.wheel))),
    ("date, compact", AnyView(date().datePickerStyle(.compact))),
    ("date, graphical", AnyView(date().datePickerStyle(.graphical))),
    ("dates", AnyView(MultiDatePicker("Dates", selection: .constant([])))),
    ("colour", AnyView(ColorPicker("Paint", selection: .constant(.red)))),
    ("disclosure group", AnyView(DisclosureGroup("More") { Text("inside") })),
    ("section that opens", AnyView(List { Section("More", isExpanded: .constant(true)) { Text("inside") } })),
    ("selected row", AnyView(List(selection: .constant(Set(["a"]))) { Text("a").tag("a") })),
    ("icon in a list", AnyView(List { Label("Mail", systemImage: "envelope") })),
    ("icon in a form", AnyView(Form { Label("Mail", systemImage: "envelope") })),
    ("chosen tab", AnyView(tabs())),
    ("shape", AnyView(Rectangle().fill(.tint))), ("text", AnyView(Text("words").foregroundStyle(.tint))),
  ]

  /// Views that keep the colour of the surrounding text, in SwiftUI as well.
  private static let untinted: [(name: String, view: AnyView)] = [
    ("button, plain", AnyView(button().buttonStyle(.plain))),
    ("stepper", AnyView(Stepper("Count", value: .constant(1)))),
    ("toggle that is off", AnyView(Toggle("Off", isOn: .constant(false)))),
    ("date, field", AnyView(date().datePickerStyle(.field))),
    ("picker, a link", AnyView(NavigationStack { picker().pickerStyle(.navigationLink) })),
    ("field without the focus", AnyView(TextField("Name", text: .constant("Ada")))),
    ("text", AnyView(Text("words"))), ("icon", AnyView(Label("Mail", systemImage: "envelope"))),
    ("icon with a colour", AnyView(List { Label("Mail", systemImage: "envelope").foregroundStyle(.red) })),
    ("image", AnyView(List { Image(systemName: "star") })), ("badge", AnyView(List { Text("Mail").badge(2) })),
    ("value", AnyView(LabeledContent("Name", value: "Ada"))), ("divider", AnyView(Divider())),
    ("button that destroys", AnyView(Button("Delete", role: .destructive) {})),
    ("what is said of nothing", AnyView(ContentUnavailableView("Nothing", systemImage: "star"))),
  ]

  private func picture(_ view: AnyView, _ color: Color) -> String {
    Screen(width: 40, height: 12, options: ScreenOptions(glyphs: .unicode)) { view.tint(color) }.render(.cells)
  }

  @Test func `the parts that SwiftUI tints are tinted`() {
    for (name, view) in Self.tinted {
      let purple = picture(view, .purple)
      #expect(purple.contains("purple"), "\(name): \(purple)")
      expectEqual(picture(view, .orange), purple.replacing("purple", with: "orange"), "\(name)")
    }
  }

  @Test func `the parts that SwiftUI does not tint are not tinted`() {
    for (name, view) in Self.untinted { #expect(!picture(view, .purple).contains("purple"), "\(name)") }
  }

  @Test func `the field with the focus has its ends and its caret in the tint`() {
    let views = [
      AnyView(TextField("Name", text: .constant("Ada"))), AnyView(SecureField("Word", text: .constant("Ada"))),
      AnyView(TextEditor(text: .constant("Ada"))),
    ]
    for view in views {
      let screen = Screen(width: 20, height: 3) { view.tint(.purple) }
      screen.press(.tab)
      expectText(screen.render(.cells), contains: "purple")
    }
  }

  @Test func `the tint of a list's rows colours their icons`() {
    let row = List { Label("Mail", systemImage: "envelope").listItemTint(.green) }
    expectText(Screen(row, width: 20, height: 2).render(.cells), contains: "green")
  }

  @Test func `the innermost tint counts, and none takes it away`() {
    let inner = HStack {
      Self.button(); Self.button().tint(.green)
    }.tint(.purple)
    let cells = Screen(inner, width: 20).render(.cells)
    #expect(cells.contains("purple") && cells.contains("green"))
    expectText(Screen(Self.button().tint(nil).tint(.purple), width: 20).render(.cells), lacks: "purple")
  }
}
