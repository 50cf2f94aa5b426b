import TextBackend
import ViewTree

extension GalleryScreen {
  static var timePicker: GalleryScreen {
    GalleryScreen(
      "time-picker", "local state kept in sync with a selection", TimePickerScreen.init,
      steps: [
        .tap(.toggle, "Tomorrow"), .tap(.toggle, "Custom"),
        Step("pick January 14") { try $0.find(.datePicker, "Custom date").select(Date.january(14)) },
        .tap(.toggle, "Tonight"), .tap(.toggle, "Custom"), .tap(.button, "Reset"),
      ], appendix: InvalidationTable.text)
  }
}

/// The time of an event.
enum Time: Equatable {
  case tonight
  case tomorrow
  case custom(Date)

  var isTonight: Bool {
    get { self == .tonight }
    set { if newValue { self = .tonight } }
  }

  var isTomorrow: Bool {
    get { self == .tomorrow }
    set { if newValue { self = .tomorrow } }
  }

  /// Whether the time is a custom date; setting it chooses that date.
  subscript(custom date: Date) -> Bool {
    get { self == .custom(date) }
    set { if newValue { self = .custom(date) } }
  }
}

extension Date {
  /// A day of January 2026.
  static func january(_ day: Int) -> Date { Date(timeIntervalSince1970: 1_767_225_600 + Double(day - 1) * 86_400) }
}

/// Radio buttons, bold where they are on.
struct TimePickerStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn = true
    } label: {
      configuration.label
    }
    .bold(configuration.isOn)
  }
}

/// Three toggles over one selection; the date is the picker's own.
struct TimePicker: View {
  @Binding var selection: Time
  @State private var date = Date.january(5)

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Toggle("Tonight", isOn: $selection.isTonight)
        Toggle("Tomorrow", isOn: $selection.isTomorrow)
        Toggle("Custom", isOn: $selection[custom: date])
      }
      .toggleStyle(TimePickerStyle())
      if case .custom = selection {
        DatePicker("Custom date", selection: $date, displayedComponents: .date).labelsHidden()
      }
    }
    .onChange(of: date) { selection = .custom(date) }
    .onChange(of: selection, initial: true) {
      guard case .custom(let date) = selection else { return }
      self.date = date
    }
  }
}

/// The picker, its selection, and a reset from outside.
struct TimePickerScreen: View {
  @State private var selection = Time.tonight

  var body: some View {
    VStack(alignment: .leading) {
      TimePicker(selection: $selection)
      Divider()
      words
      Button("Reset") { selection = .custom(.january(31)) }
    }
    .padding()
  }

  private var words: Text {
    switch selection {
    case .tonight: Text("Tonight")
    case .tomorrow: Text("Tomorrow")
    case .custom(let date): Text("On \(date, style: .date)")
    }
  }
}
