import ViewTree

extension GalleryScreen {
  static var weatherGrid: GalleryScreen {
    GalleryScreen("grid", "a table of views whose columns fit their cells", WeatherGrid.init)
  }
}

/// The weather of some days, one row each.
struct WeatherGrid: View {
  private let days: [(name: String, symbol: String, sky: String, low: Int, high: Int)] = [
    ("Monday", "sun.max", "Sun", 8, 21), ("Tuesday", "cloud", "Clouds", 7, 14),
    ("Wednesday", "cloud.rain", "Rain", 9, 12),
  ]

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 0) {
      GridRow {
        Text("Day")
        Text("Sky")
        Text("Low").gridColumnAlignment(.trailing)
        Text("High").gridColumnAlignment(.trailing)
      }
      .bold()
      Divider().gridCellUnsizedAxes(.horizontal)
      ForEach(days, id: \.name) { day in
        GridRow {
          Text(day.name)
          Image(systemName: day.symbol).accessibilityLabel(day.sky)
          Text("\(day.low)")
          Text("\(day.high)")
        }
      }
    }
  }
}
