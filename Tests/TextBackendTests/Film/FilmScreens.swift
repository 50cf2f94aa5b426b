import ViewTreeTesting

@testable import TextBackend

/// A screen that a film shows well: states of several kinds, wide glyphs, a row that comes, a sheet.
struct FilmedSettings: View {
  @State private var isOn = false
  @State private var name = ""
  @State private var rows = 1
  @State private var isSheetShown = false

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Wi-Fi 漢字", isOn: $isOn)
      TextField("Name", text: $name)
      Button("More") { rows += 1 }
      Button("Sheet") { isSheetShown = true }
      ForEach(0..<rows, id: \.self) { Text("Row \($0)").bold(isOn) }
    }
    .sheet(isPresented: $isSheetShown) { Button("Close 閉") { isSheetShown = false } }
  }
}

extension Screen {
  /// A screen that records a film wherever it is.
  @MainActor static func filmed(width: Int = 24, height: Int? = nil) -> Screen {
    Screen(FilmedSettings(), width: width, height: height, options: ScreenOptions(recordsFilm: true))
  }
}

extension Film {
  /// The pictures of the film, in the format `cells`.
  var pictures: [String] {
    var pictures: [String] = []
    forEachPicture { grid, _ in
      grid.check()
      pictures.append(CellsEncoder.encode(grid))
    }
    return pictures
  }
}
