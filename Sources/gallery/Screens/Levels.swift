import TextBackend
import ViewTree

extension GalleryScreen {
  static var levels: GalleryScreen {
    GalleryScreen(
      "levels", "how much there is of something: sliders, progress and gauges", Levels.init,
      steps: [
        Step("make it brighter") { screen in
          screen.press(.tab)
          for _ in 0..<3 { screen.press(.right) }
        },
        Step("half a minute later") { $0.advance(by: .seconds(30)) },
        Step("less room") { $0.resize(width: 28) },
      ])
  }
}

/// A lamp with levels, progress views and gauges.
struct Levels: View {
  @State private var brightness = 40.0
  @State private var warmth = 3.0
  @Environment(\.calendar) private var calendar

  private let start = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    Form {
      Section("Lamp") {
        Slider(value: $brightness, in: 0...100, step: 10) {
          Text("Brightness")
        } minimumValueLabel: {
          Image(systemName: "sun.min")
        } maximumValueLabel: {
          Image(systemName: "sun.max")
        }
        Slider(value: $warmth, in: 0...5, step: 1) { Text("Warmth") }.tint(.orange)
        LabeledContent("Light", value: brightness / 100, format: .percent)
      }
      Section("Loading") {
        ProgressView("Books", value: 3, total: 12)
        ProgressView(timerInterval: start...start.addingTimeInterval(120)) { Text("Songs") }
        ProgressView("Pictures")
      }
      Section("Measured") {
        Gauge(value: 0.7) {
          Text("Battery")
        } currentValueLabel: {
          Text("70 %")
        }
        Gauge(value: 21, in: -10...40) {
          Text("Outside")
        } currentValueLabel: {
          Text("21°")
        } minimumValueLabel: {
          Text("-10")
        } maximumValueLabel: {
          Text("40")
        }
        .gaugeStyle(.accessoryLinear)
      }
    }
  }
}
