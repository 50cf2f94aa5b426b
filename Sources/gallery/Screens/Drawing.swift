import TextBackend
import ViewTree

extension GalleryScreen {
  static var drawing: GalleryScreen {
    GalleryScreen(
      "drawing", "gradients, a canvas, masks, and a running clock", Drawing.init,
      steps: [Step("ten seconds later") { $0.advance(by: .seconds(10)) }])
  }
}

/// Drawings without controls.
struct Drawing: View {
  @Environment(\.colorScheme) private var scheme

  /// Colours that are readable on the page.
  private var inks: [Color] {
    scheme == .light
      ? [Color(red: 0.8, green: 0, blue: 0), Color(red: 0, green: 0, blue: 0.8)]
      : [Color(red: 1, green: 0.6, blue: 0.6), Color(red: 0.6, green: 0.6, blue: 1)]
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 2) {
        LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing).frame(width: 14)
        RadialGradient(colors: [.black, .white], center: .center, startRadius: 0, endRadius: 6).frame(width: 12)
        Circle().fill(.conicGradient(colors: [.black, .white, .black], center: .center)).frame(width: 12)
      }
      .frame(height: 6)
      HStack(spacing: 2) {
        Clock().frame(width: 22, height: 9)
        VStack(alignment: .leading, spacing: 1) {
          Text("A text in colours")
            .foregroundStyle(.linearGradient(colors: inks, startPoint: .leading, endPoint: .trailing))
          Color.purple.frame(width: 12, height: 2).mask(Capsule())
          Text("AB").foregroundStyle(.black).frame(width: 6, height: 3).background(.teal.gradient).clipShape(Circle())
        }
      }
    }
  }
}

/// The hand of a clock, once around in a minute.
private struct Clock: View {
  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { timeline in
      Canvas { context, size in
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        let turn = timeline.date.timeIntervalSinceReferenceDate / 60 * 2 * Double.pi
        context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.gray))
        context.stroke(
          Path { path in
            path.move(to: middle)
            path.addLine(
              to: CGPoint(
                x: middle.x + sin(turn) * (middle.x - 2), y: middle.y - cos(turn) * (middle.y - 1)))
          }, with: .color(.red))
        context.draw(Text("12"), at: CGPoint(x: middle.x, y: 1), anchor: .top)
      }
    }
  }
}
