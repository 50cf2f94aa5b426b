import ViewTree

extension GalleryScreen {
  static var shapes: GalleryScreen {
    GalleryScreen("shapes", "shapes that are filled, stroked, behind and around a text, and a path", Shapes.init)
  }
}

/// The built-in shapes in several sizes, and a custom one.
struct Shapes: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 2) {
        Rectangle().fill(.red).frame(width: 6, height: 3)
        Circle().fill(.green).frame(width: 6, height: 3)
        Capsule().fill(.blue).frame(width: 10, height: 3)
        Triangle().fill(.orange).frame(width: 10, height: 3)
      }
      HStack(spacing: 2) {
        Rectangle().stroke(.red).frame(width: 6, height: 3)
        RoundedRectangle(cornerRadius: 1).stroke(.green).frame(width: 6, height: 3)
        Circle().stroke(.purple).frame(width: 10, height: 5)
        Triangle().stroke(.orange).frame(width: 12, height: 5)
      }
      HStack(spacing: 2) {
        Circle().fill(.green).frame(width: 1, height: 1)
        Text("Online")
        Text("Badge").foregroundStyle(.black).padding(.horizontal, 1).background(.yellow, in: Capsule())
        Text("Framed").padding(.horizontal, 1).border(.blue)
        Text("on blue").padding(.horizontal, 1).background(.blue)
      }
      VStack(alignment: .leading, spacing: 0) {
        ForEach([("Mon", 12.5), ("Tue", 20), ("Wed", 3.25)], id: \.0) { day, amount in
          HStack {
            Text(day)
            Rectangle().fill(.teal).frame(width: amount, height: 1)
          }
        }
      }
      HStack {
        Color.red.frame(width: 8, height: 1)
        Color.red.opacity(0.5).frame(width: 8, height: 1)
        Color.red.opacity(0.2).frame(width: 8, height: 1)
      }
    }
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
