import Foundation
import Testing
import ViewTreeTesting

/// Controls and containers without lengths of their own, in cells and in points.
@MainActor struct ControlUnitsTests {
  private enum Flavor: String, CaseIterable { case mint, lemon, vanilla }

  private struct Values: View {
    let part: Int
    @State private var flavor = Flavor.mint
    @State private var name = "Ada Lovelace, Countess"
    @State private var text = "Ada Lovelace, Countess\nof King"
    @State private var level = 0.4
    @State private var isOn = true
    @State private var count = 3
    @State private var tint = Color.red
    @State private var day = Date(timeIntervalSince1970: 86_400 * 20_000)
    @State private var find = "abc"

    nonisolated static let parts = 0..<28

    private var flavors: some View {
      Picker("Flavor", selection: $flavor) { ForEach(Flavor.allCases, id: \.self) { Text($0.rawValue) } }
    }

    var body: some View {
      Group {
        switch part {
        case 0: Button("Save\nall") { count += 1 }.buttonStyle(.bordered)
        case 1: Toggle("Wi-Fi", isOn: $isOn).toggleStyle(.switch)
        case 2: TextField("Name", text: $name)
        case 3: TextField("Name", text: $name, axis: .vertical)
        case 4: TextEditor(text: $text)
        case 5:
          Slider(value: $level) {
            Text("Vol")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("9")
          }
        case 6: Slider(value: $level, in: 0...1, step: 0.25)
        case 7: Stepper("Guests \(count)", value: $count)
        case 8: ProgressView("Load", value: level)
        case 9:
          Gauge(value: level) {
            Text("G")
          } currentValueLabel: {
            Text("40")
          }
        case 10: flavors
        case 11: flavors.pickerStyle(.segmented)
        case 12: flavors.pickerStyle(.wheel)
        case 13: flavors.pickerStyle(.inline)
        case 14: DatePicker("Day", selection: $day, displayedComponents: .date)
        case 15: DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.graphical)
        case 16: ColorPicker("Tint", selection: $tint)
        case 17:
          ControlGroup {
            Button("a") { count += 1 }; Toggle("b", isOn: $isOn)
          }
        case 18:
          TabView {
            Text("one").tabItem { Text("First") }; Text("two").tabItem { Text("Second") }
          }
        case 19: NavigationStack { flavors.navigationTitle("Title").toolbar { Button("Add") { count += 1 } } }
        case 20:
          NavigationSplitView {
            Toggle("side", isOn: $isOn)
          } detail: {
            Text("detail \(count)")
          }
        case 21: NavigationStack { Text("x").searchable(text: $find) }
        case 22:
          List {
            Text("a"); Section("S") { Toggle("b", isOn: $isOn) }
          }
        case 23: DisclosureGroup("More", isExpanded: $isOn) { GroupBox("Box") { Text("inside") } }
        case 24:
          Text("x").alert("Sure?", isPresented: $isOn) {
            Button("Yes") {}; Button("No", role: .cancel) {}
          }
        case 25:
          Form {
            LabeledContent("Name") { TextField("Name", text: $name) }; Toggle("On", isOn: $isOn)
          }
        case 26: ScrollView { ForEach(0..<20) { Text("row \($0)") } }
        default: Text("x").inspector(isPresented: $isOn) { ContentUnavailableView("Nothing", systemImage: "star") }
        }
      }
      .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  private func screens(_ part: Int, _ width: Int, _ glyphs: GlyphSet) -> [Screen] {
    [.cells, .points].map { unit in
      Screen(Values(part: part), width: width, height: 14, options: ScreenOptions(glyphs: glyphs, unit: unit))
    }
  }

  @Test(arguments: Values.parts) func `a view without lengths looks the same in cells and in points`(part: Int) {
    for width in [8, 20, 37] {
      for glyphs in GlyphSet.allCases {
        let both = screens(part, width, glyphs)
        expectText(both[1].render(.cells), equals: both[0].render(.cells))
      }
    }
  }

  @Test(arguments: Values.parts) func `clicks, drags and keys do the same in cells and in points`(part: Int) {
    let both = screens(part, 20, .unicode)
    func expectSame() {
      expectText(both[1].render(.cells), equals: both[0].render(.cells))
      expectEqual(both[1].caret.map { "\($0)" }, both[0].caret.map { "\($0)" })
    }
    for (column, row) in [(9, 0), (14, 0), (3, 1), (7, 2), (12, 4), (16, 7), (1, 12)] {
      for screen in both { screen.click(column: column, row: row) }
      expectSame()
    }
    for screen in both {
      screen.press(column: 8, row: 0)
      screen.drag(toColumn: 15, row: 1)
      screen.release(column: 15, row: 1)
    }
    expectSame()
    for key in [Key.right, .end, .home, .character("x"), .end, .down, .pageDown, .up, .left, .tab, .right, .down] {
      for screen in both { screen.press(key) }
      expectSame()
    }
  }
}
