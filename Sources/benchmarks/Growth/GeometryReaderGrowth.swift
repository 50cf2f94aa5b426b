import TextBackend
import ViewTree

/// Nested readers of the offered size.
enum GeometryReaderGrowth: GrowthStep {
  static let name = "geometry"
  static let title = "mount N geometry readers in each other, then make the screen narrower"
  static let sizes = [16, 32, 64, 128]

  static func prepare(size: Int) -> () throws -> Void {
    {
      let screen = Screen(NestedReaders(depth: size), height: 24)
      try GrowthFailure.unless(screen.text.hasPrefix("80"), "the innermost reader does not show")
      screen.resize(width: 79, height: 24)
      try GrowthFailure.unless(screen.text.hasPrefix("79"), "the innermost reader does not show the change")
      try GrowthFailure.unless(screen.issues.isEmpty, screen.issues.joined(separator: "\n"))
    }
  }
}

private struct NestedReaders: View {
  let depth: Int

  var body: some View {
    GeometryReader { geometry in
      // Every level reads its size.
      if depth > 1, geometry.size.width > 0 {
        AnyView(NestedReaders(depth: depth - 1))
      } else {
        Text("\(Int(clamping: geometry.size.width))")
      }
    }
  }
}
