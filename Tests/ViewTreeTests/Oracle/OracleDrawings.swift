import ViewTreeCompatibility
import ViewTreeTesting

/// Views that are not drawn as glyphs in their places.
enum OracleDrawing: CaseIterable {
  case gradient, canvas, timeline, masked, effects, redacted, layers, shapes, clipped, turned, visual, material,
    outlined, linked, faded, gradients, turnedClip
}

struct OracleDrawings: View {
  let part: OraclePart

  var body: some View {
    switch part.catalogue.drawing {
    case .gradient:
      VStack {
        Text("gradient \(part.number)").foregroundStyle(colors)
        OracleParts(part: part)
      }
      .background(part.flag ? AnyShapeStyle(colors) : AnyShapeStyle(.quaternary))
    case .canvas: OracleCanvas(number: part.number, isFilled: part.flag).frame(width: 9, height: 4)
    case .timeline:
      TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: -1)])) { context in
        Text("t\(part.number) \(part.flag && context.cadence == .live ? "live" : "")")
        OracleParts(part: part)
      }
    case .masked:
      VStack { OracleParts(part: part) }
        .mask(alignment: part.flag ? .leading : .center) {
          if part.isOn { Circle() } else { Rectangle().frame(width: CGFloat(part.number)) }
        }
    case .effects: OracleEffects(part: part)
    case .redacted:
      VStack {
        Text("secret \(part.number)").privacySensitive(part.isOn)
        OracleParts(part: part)
        Text("open").unredacted()
      }
      .redacted(reason: part.flag ? .placeholder : part.isOn ? .privacy : [])
    case .layers:
      ZStack {
        OracleParts(part: part)
        part.color.opacity(part.level)
        VStack { Text("above \(part.number)") }.compositingGroup().opacity(part.flag ? 0.5 : 1)
      }
      .opacity(part.isOn ? 1 : 0.7)
      .frame(height: part.flag ? 3 : nil)
    case .shapes: OracleShapes(part: part).frame(width: CGFloat(part.number + 1), height: part.flag ? 3 : 1)
    case .clipped:
      VStack { OracleParts(part: part) }
        .frame(width: CGFloat(part.number) + 2, height: 2, alignment: part.flag ? .top : .bottom)
        .clipShape(RoundedRectangle(cornerRadius: part.isOn ? 1 : 0))
    case .turned:
      VStack { OracleParts(part: part) }
        .rotationEffect(.degrees(Double(part.choice) * 90)).scaleEffect(part.flag ? 0.5 : 1)
    case .turnedClip:
      // At a right angle the clip shows other cells.
      ScrollView { OracleParts(part: part) }
        .scrollDisabled(true).scrollClipDisabled(part.isOn)
        .frame(width: 15, height: 4)
        .rotationEffect(.degrees(Double(part.choice) * 90)).scaleEffect(part.flag ? 0.5 : 1)
    case .visual:
      VStack { OracleParts(part: part) }
        .visualEffect { [flag = part.flag] content, proxy in content.offset(x: flag ? proxy.size.width / 4 : 0) }
    case .outlined: OracleOutline(part: part)
    case .linked:
      Text("see [one \(part.number)](https://a.b) and \(part.flag ? "[two](https://c.d)" : "no more")")
        .border(part.color, width: part.isOn ? 1 : 0)
      OracleParts(part: part)
    case .faded:
      VStack {
        HStack { OracleParts(part: part) }.opacity(part.flag ? 0.7 : 0.9)
        Text("faded \(part.number)").foregroundStyle(part.flag ? .secondary : .primary)
      }
      .foregroundStyle(part.color)
      .opacity(part.isOn ? 0.7 : 1)
    case .gradients:
      ZStack {
        OracleGradients(part: part)
        OracleParts(part: part)
      }
      .frame(width: CGFloat(part.number) + 2, height: 3)
    case .material:
      ZStack(alignment: .leading) {
        Text("below this \(part.number)")
        Text(part.flag ? "ab" : "日本").padding(.leading, 2).background(.regularMaterial)
      }
    }
  }

  private var colors: LinearGradient {
    LinearGradient(colors: [part.color, part.isOn ? .white : .blue], startPoint: .leading, endPoint: .trailing)
  }
}

extension OraclePart {
  fileprivate var color: Color { [.red, .green, .blue][number % 3] }
}

private struct OracleGradients: View {
  let part: OraclePart

  var body: some View {
    let colors = [part.color, part.isOn ? .white : .blue]
    switch part.id % 4 {
    case 0: RadialGradient(colors: colors, center: part.flag ? .center : .topLeading, startRadius: 0, endRadius: 4)
    case 1: AngularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(part.level * 360))
    case 2: EllipticalGradient(colors: colors, center: part.flag ? .center : .bottom)
    default:
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: colors + colors.reversed())
    }
  }
}

private struct OracleCanvas: View {
  let number: Int
  let isFilled: Bool

  var body: some View {
    Canvas { context, size in
      let rectangle = CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 0)
      if isFilled {
        context.fill(Path(ellipseIn: rectangle), with: .color(.green))
      } else {
        context.stroke(Path(rectangle), with: .color(.red), lineWidth: 1)
      }
      context.opacity = 0.5
      context.draw(Text("c\(number)"), at: CGPoint(x: size.width / 2, y: size.height / 2))
      if let mark = context.resolveSymbol(id: 1) { context.draw(mark, at: CGPoint(x: CGFloat(number), y: 0.5)) }
    } symbols: {
      Text("*\(number % 3)").tag(1)
    }
  }
}

/// A line around what may leave no room for it.
private struct OracleOutline: View {
  let part: OraclePart

  var body: some View {
    let content = VStack(alignment: .leading) {
      Text(part.flag ? "one\ntwo" : "a long line")
      OracleParts(part: part)
    }
    .frame(width: part.isOn ? CGFloat(part.number) + 4 : nil)
    .padding(part.choice == 0 ? 1 : 0)
    switch part.number % 3 {
    case 0: content.border(part.color)
    case 1: content.overlay { RoundedRectangle(cornerRadius: 1).stroke(part.color) }
    default: content.background { Rectangle().strokeBorder(part.color) }
    }
  }
}

private struct OracleEffects: View {
  let part: OraclePart

  var body: some View {
    VStack { OracleParts(part: part) }
      .blur(radius: part.flag ? 2 : 0)
      .grayscale(part.level)
      .brightness(part.isOn ? 0.3 : 0)
      .saturation(part.flag ? 0.5 : 1)
      .hueRotation(.degrees(Double(part.number) * 30))
      .shadow(radius: part.isOn ? 3 : 0)
      .colorMultiply(part.flag ? part.color : .white)
  }
}

private struct OracleShapes: View {
  let part: OraclePart

  var body: some View {
    switch part.id % 6 {
    case 0: Circle().trim(from: 0, to: part.level).stroke(part.color, lineWidth: 1)
    case 1: Capsule().fill(part.color.gradient)
    case 2: RoundedRectangle(cornerRadius: 1).strokeBorder(part.color, lineWidth: part.isOn ? 1 : 2)
    case 3: Ellipse().fill(.tint).tint(part.color)
    case 4:
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: CGFloat(part.number), y: 2))
      }
      .stroke(part.color)
    default:
      UnevenRoundedRectangle(topLeadingRadius: part.flag ? 1 : 0).fill(part.color).overlay(Text("\(part.number)"))
    }
  }
}
