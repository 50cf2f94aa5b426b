import ViewTree

extension GalleryScreen {
  static var shapes: GalleryScreen {
    GalleryScreen("shapes", "shapes that are filled, stroked, behind and around a text", Shapes.init)
  }
}

/// The built-in shapes.
struct Shapes: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 2) {
        Rectangle().fill(.red).frame(width: 6, height: 3)
        Circle().fill(.green).frame(width: 6, height: 3)
        Capsule().fill(.blue).frame(width: 10, height: 3)
        Ellipse().fill(.orange).frame(width: 8, height: 3)
      }
      HStack(spacing: 2) {
        Rectangle().stroke(.red).frame(width: 6, height: 3)
        RoundedRectangle(cornerRadius: 1).stroke(.green).frame(width: 6, height: 3)
        Text("Badge").padding(.horizontal, 1).background(.yellow, in: Capsule())
        Text("Framed").padding(.horizontal, 1).border(.blue)
      }
      HStack {
        Color.red.frame(width: 8, height: 1)
        Color.red.opacity(0.5).frame(width: 8, height: 1)
        Text("on blue").background(.blue)
      }
    }
  }
}
