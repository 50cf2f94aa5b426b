import ViewTree

extension GalleryScreen {
  static var barChart: GalleryScreen {
    GalleryScreen("bar-chart", "charts made of shapes: bars, columns and a share", BarChart.init)
  }
}

/// Steps of a week, as bars and as columns.
struct BarChart: View {
  private let days: [(name: String, steps: Int)] = [
    ("Mon", 4_200), ("Tue", 8_900), ("Wed", 6_100), ("Thu", 11_800), ("Fri", 2_400),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 0) {
        ForEach(days, id: \.name) { day in
          GridRow {
            Text(day.name)
            Rectangle().fill(day.steps < 5_000 ? .orange : .green).frame(width: CGFloat(day.steps) / 500, height: 1)
            Text(verbatim: "\(day.steps)").foregroundStyle(.secondary)
          }
        }
      }
      HStack(alignment: .bottom, spacing: 1) {
        ForEach(days, id: \.name) { day in
          VStack(spacing: 0) {
            Rectangle().fill(.blue).frame(width: 3, height: CGFloat(day.steps) / 2_000)
            Text(day.name)
          }
        }
      }
      HStack(spacing: 1) {
        ZStack(alignment: .leading) {
          Capsule().fill(.gray).frame(width: 20, height: 1)
          Capsule().fill(.blue).frame(width: 13, height: 1)
        }
        Text("65 %")
      }
    }
  }
}
