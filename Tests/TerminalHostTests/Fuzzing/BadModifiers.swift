import Foundation
import ViewTree
import ViewTreeCompatibility
import ViewTreeTesting

/// Views of all kinds in random modifiers whose numbers are out of every range.
@MainActor enum BadModifiers {
  /// A view in up to three modifiers, and their names.
  static func view(from input: inout BadInput) -> (view: AnyView, names: [String]) {
    let content = contents[input.index(below: contents.count)]
    var (view, names) = (content.make(&input), [content.name])
    for _ in 0...input.index(below: 3) {
      let modifier = modifiers[input.index(below: modifiers.count)]
      view = modifier.apply(view, &input)
      names.append(modifier.name)
    }
    return (view, names)
  }

  private static let contents: [(name: String, make: (inout BadInput) -> AnyView)] = [
    ("Text", { AnyView(Text(verbatim: $0.text())) }),
    ("Canvas", { picture(&$0) }),
    (
      "Path",
      { AnyView(path(&$0).stroke(.red, style: StrokeStyle(lineWidth: $0.length(), dash: [$0.length(), $0.length()]))) }
    ),
    ("Shape", { AnyView(path(&$0).union(path(&$0)).trim(from: $0.length(), to: $0.length()).fill(gradient(&$0))) }),
    (
      "HStack",
      { input in
        AnyView(
          HStack(spacing: input.length()) {
            Text("a"); Spacer(minLength: input.length()); Text("b")
          })
      }
    ),
    (
      "VStack",
      { input in
        AnyView(
          VStack(spacing: input.length()) {
            Text("a"); Divider(); Text("b")
          })
      }
    ),
    (
      "Grid",
      { input in
        AnyView(
          Grid(horizontalSpacing: input.length(), verticalSpacing: input.length()) {
            GridRow {
              Text("a"); Text("b").gridCellColumns(input.number())
            }
            GridRow { Color.red }
          })
      }
    ),
    (
      "LazyVGrid",
      { input in
        let columns = [
          GridItem(.fixed(input.length())), GridItem(.adaptive(minimum: input.length(), maximum: input.length())),
          GridItem(.flexible(minimum: input.length()), spacing: input.length()),
        ]
        return AnyView(
          ScrollView { LazyVGrid(columns: columns, spacing: input.length()) { ForEach(0..<9) { Text("\($0)") } } })
      }
    ),
    (
      "List",
      { input in
        let insets = EdgeInsets(
          top: input.length(), leading: input.length(), bottom: input.length(), trailing: input.length())
        return AnyView(List(0..<5) { Button("row \($0)") {}.listRowInsets(insets) })
      }
    ),
    (
      "Form",
      { input in
        AnyView(
          Form {
            Toggle("On", isOn: .constant(true))
            Slider(value: .constant(Double(input.length())), in: 0...1) { Text("s") }
            Stepper("Step", value: .constant(input.number()), in: 0...10, step: max(input.number(), 1))
            ProgressView(value: Double(input.length()), total: Double(input.length()))
            Gauge(value: Double(input.length())) { Text("g") }
            DatePicker("Day", selection: .constant(Date(timeIntervalSinceReferenceDate: Double(input.length()))))
            TextField("Name", text: .constant(input.text()))
          })
      }
    ),
    ("GroupBox", { input in AnyView(GroupBox("Box") { Text(verbatim: input.text()) }) }),
    (
      "NavigationStack",
      { input in
        AnyView(NavigationStack { Text("page").navigationTitle(input.text()).toolbar { Button("b") {} } })
      }
    ),
    (
      "TabView",
      { _ in
        AnyView(
          TabView {
            Tab("a", systemImage: "star") { Text("one") }; Tab("b", systemImage: "gear") { Text("two") }
          })
      }
    ),
    ("GeometryReader", { _ in AnyView(GeometryReader { Text(verbatim: "\($0.size.width)") }) }),
    (
      "shapes",
      { input in
        AnyView(
          ZStack {
            RoundedRectangle(cornerRadius: input.length()).stroke(lineWidth: input.length())
            Circle().trim(from: input.length(), to: input.length()).fill(.red)
            Path { $0.addLine(to: CGPoint(x: input.length(), y: input.length())) }.stroke()
          })
      }
    ),
    (
      "gradients",
      { input in
        let colors = [
          Color.red, Color(red: Double(input.length()), green: 0, blue: 1, opacity: Double(input.length())),
        ]
        return AnyView(
          ZStack {
            RadialGradient(colors: colors, center: .center, startRadius: input.length(), endRadius: input.length())
            AngularGradient(colors: colors, center: .center, angle: .degrees(Double(input.length())))
          })
      }
    ),
    (
      "Table",
      { input in
        AnyView(Table([Row(id: 1), Row(id: 2)]) { TableColumn("c") { Text("\($0.id)") }.width(input.length()) })
      }
    ),
  ]

  private struct Row: Identifiable {
    let id: Int
  }

  private static let modifiers: [(name: String, apply: (AnyView, inout BadInput) -> AnyView)] = [
    ("frame", { AnyView($0.frame(width: $1.length(), height: $1.length())) }),
    ("frame(width:)", { AnyView($0.frame(width: $1.length())) }),
    ("frame(height:)", { AnyView($0.frame(height: $1.length())) }),
    (
      "frame(minWidth:…)",
      {
        AnyView(
          $0.frame(
            minWidth: $1.length(), idealWidth: $1.length(), maxWidth: $1.length(), minHeight: $1.length(),
            maxHeight: $1.length()))
      }
    ),
    ("padding", { AnyView($0.padding($1.length())) }),
    ("padding(.leading)", { AnyView($0.padding(.leading, $1.length())) }),
    ("offset", { AnyView($0.offset(x: $1.length(), y: $1.length())) }),
    ("position", { AnyView($0.position(x: $1.length(), y: $1.length())) }),
    ("aspectRatio", { AnyView($0.aspectRatio($1.length(), contentMode: $1.index(below: 2) == 0 ? .fit : .fill)) }),
    ("scaleEffect", { AnyView($0.scaleEffect(x: $1.length(), y: $1.length())) }),
    ("rotationEffect", { AnyView($0.rotationEffect(.degrees(Double($1.length())))) }),
    ("opacity", { AnyView($0.opacity(Double($1.length()))) }),
    ("blur", { AnyView($0.blur(radius: $1.length())) }),
    ("shadow", { AnyView($0.shadow(radius: $1.length(), x: $1.length(), y: $1.length())) }),
    ("brightness", { AnyView($0.brightness(Double($1.length())).saturation(Double($1.length()))) }),
    ("hueRotation", { AnyView($0.hueRotation(.degrees(Double($1.length())))) }),
    ("lineLimit", { AnyView($0.lineLimit($1.number())) }),
    ("layoutPriority", { AnyView($0.layoutPriority(Double($1.length())).zIndex(Double($1.length()))) }),
    ("fixedSize", { view, _ in AnyView(view.fixedSize()) }),
    ("border", { AnyView($0.border(.red, width: $1.length())) }),
    ("clipShape", { AnyView($0.clipShape(RoundedRectangle(cornerRadius: $1.length()))) }),
    ("safeAreaInset", { AnyView($0.safeAreaInset(edge: .bottom, spacing: $1.length()) { Text("inset") }) }),
    (
      "containerRelativeFrame",
      {
        AnyView($0.containerRelativeFrame(.horizontal, count: $1.number(), span: $1.number(), spacing: $1.length()))
      }
    ),
    (
      "alignmentGuide",
      { view, input in
        let length = input.length()
        return AnyView(view.alignmentGuide(.leading) { _ in length })
      }
    ),
    ("contentMargins", { AnyView($0.contentMargins(.all, $1.length())) }),
    ("tracking", { AnyView($0.tracking($1.length()).lineSpacing($1.length())) }),
    ("listRowSpacing", { AnyView($0.listRowSpacing($1.length()).listSectionSpacing($1.length())) }),
    ("onTapGesture", { AnyView($0.onTapGesture(count: max($1.number() % 4, 0)) {}) }),
    (
      "sheet",
      { view, input in
        let text = input.text()
        return AnyView(view.sheet(isPresented: .constant(true)) { Text(verbatim: text) })
      }
    ),
    (
      "overlay",
      { view, input in
        let (width, text) = (input.length(), input.text())
        return AnyView(view.overlay { Text(verbatim: text).frame(width: width) })
      }
    ),
    ("ScrollView", { view, _ in AnyView(ScrollView([.horizontal, .vertical]) { view }) }),
    (
      "ViewThatFits",
      { view, _ in
        AnyView(
          ViewThatFits {
            view; Text("x")
          })
      }
    ),
    ("RTL", { view, _ in AnyView(view.environment(\.layoutDirection, .rightToLeft)) }),
    ("disabled", { view, _ in AnyView(view.disabled(true).labelsHidden()) }),
  ]

  // MARK: Pictures

  private static func point(_ input: inout BadInput) -> CGPoint { CGPoint(x: input.length(), y: input.length()) }

  private static func rect(_ input: inout BadInput) -> CGRect {
    CGRect(x: input.length(), y: input.length(), width: input.length(), height: input.length())
  }

  private static func path(_ input: inout BadInput) -> Path {
    switch input.index(below: 5) {
    case 0: return Path(rect(&input))
    case 1: return Path(ellipseIn: rect(&input))
    case 2: return Path(roundedRect: rect(&input), cornerRadius: input.length())
    default:
      var path = Path()
      path.move(to: point(&input))
      for _ in 0...input.index(below: 5) {
        switch input.index(below: 4) {
        case 0: path.addCurve(to: point(&input), control1: point(&input), control2: point(&input))
        case 1: path.addQuadCurve(to: point(&input), control: point(&input))
        case 2: path.closeSubpath()
        default: path.addLine(to: point(&input))
        }
      }
      return path
    }
  }

  private static func gradient(_ input: inout BadInput) -> AnyShapeStyle {
    let gradient = Gradient(stops: [.init(color: .red, location: input.length()), .init(color: .blue, location: 1)])
    func point() -> UnitPoint { UnitPoint(x: input.length(), y: input.length()) }
    switch input.index(below: 3) {
    case 0: return AnyShapeStyle(.linearGradient(gradient, startPoint: point(), endPoint: point()))
    case 1:
      return AnyShapeStyle(
        .angularGradient(gradient, center: point(), startAngle: .zero, endAngle: .degrees(input.length())))
    default:
      return AnyShapeStyle(
        .radialGradient(gradient, center: point(), startRadius: input.length(), endRadius: input.length()))
    }
  }

  private static func picture(_ input: inout BadInput) -> AnyView {
    let (paths, rect, start, end) = ([path(&input), path(&input)], rect(&input), point(&input), point(&input))
    let (width, angle, scale) = (input.length(), input.length(), input.length())
    let gradient = Gradient(colors: [.red, .blue])
    return AnyView(
      Canvas { context, _ in
        context.fill(paths[0], with: .linearGradient(gradient, startPoint: start, endPoint: end))
        context.stroke(paths[1], with: .foreground, style: StrokeStyle(lineWidth: width, dash: [width, 1]))
        context.draw(Text("a"), at: start)
        context.draw(Text("b"), in: rect)
        context.translateBy(x: end.x, y: end.y)
        context.rotate(by: .degrees(angle))
        context.clip(to: paths[1])
        context.scaleBy(x: scale, y: scale)
        context.fill(paths[0], with: .radialGradient(gradient, center: end, startRadius: width, endRadius: scale))
      })
  }
}
