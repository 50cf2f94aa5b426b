import TextBackend
import ViewTree

extension GalleryScreen {
  static var pickers: GalleryScreen {
    GalleryScreen(
      "pickers", "one choice of several: a menu, segments, a wheel, radio buttons, rows", Pickers.init,
      steps: [
        Step("open the menu") { try $0.find(.picker, "Sort by").tap() },
        .tap(.menuItem, "Size"),
        Step("go on in the segments") { screen in
          screen.press(.tab)
          screen.press(.right)
        },
        Step("turn the wheel") { screen in
          screen.press(.tab)
          screen.press(.down)
        },
        Step("less room: the segments are a menu") { $0.resize(width: 30) },
      ])
  }
}

/// The settings of a list of files.
struct Pickers: View {
  private enum Order: String, CaseIterable {
    case name, date, size
  }

  private enum Shown: String, CaseIterable, Identifiable {
    case list, columns, gallery

    var id: Self { self }
  }

  @State private var order = Order.name
  @State private var shown = Shown.list
  @State private var days = 7
  @State private var label: String? = "Work"
  @State private var priority = 1

  var body: some View {
    Form {
      Section("Files") {
        Picker("Sort by", selection: $order) {
          ForEach(Order.allCases, id: \.self) { Text($0.rawValue.capitalized) }
        }
        Picker("Show as", selection: $shown) {
          ForEach(Shown.allCases) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.segmented)
        Picker("Keep for", selection: $days) {
          ForEach(1..<31) { Text($0 == 1 ? "1 day" : "\($0) days").tag($0) }
        }
        .pickerStyle(.wheel)
      }
      Section("Marks") {
        Picker("Label", selection: $label) {
          Text("None").tag(String?.none)
          Divider()
          ForEach(["Home", "Work"], id: \.self) { Text($0).tag(Optional($0)) }
        }
        .pickerStyle(.radioGroup)
        Picker("Priority", selection: $priority) {
          Label("Low", systemImage: "arrow.down").tag(0)
          Label("Normal", systemImage: "minus").tag(1)
          Label("High", systemImage: "arrow.up").tag(2)
        }
        .pickerStyle(.inline)
      }
    }
  }
}
