import TextBackend
import ViewTree

extension GalleryScreen {
  static var datePickers: GalleryScreen {
    GalleryScreen(
      "date-pickers", "the built-in styles of date pickers", width: 50, DatePickers.init,
      steps: [
        Step("choose January 20") { try $0.find(.datePicker, "Compact").select(Date.january(20)) },
        Step("open the calendar") { try $0.find(.datePicker, "Compact").tap() },
      ])
  }
}

/// One date in each of the built-in styles.
struct DatePickers: View {
  @State private var date = Date.january(5)

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      DatePicker("Compact", selection: $date, displayedComponents: .date).datePickerStyle(.compact)
      DatePicker("Date and time", selection: $date).datePickerStyle(.compact)
      DatePicker("Field", selection: $date, displayedComponents: .date).datePickerStyle(.field)
      DatePicker("Graphical", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
    }
  }
}
