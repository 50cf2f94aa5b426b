import Foundation
import ViewTreeApps
import ViewTreeCompatibility
import ViewTreeTesting

/// Parts that move as time passes, that take what is typed, that present something, and that know where the focus is.
struct OracleMotions: View {
  @Bindable var part: OraclePart

  var body: some View {
    switch part.kind {
    case .phases:
      Text("p\(part.number)").phaseAnimator([0, 2, 1], trigger: part.number) { content, phase in
        content.offset(x: CGFloat(phase)).opacity(phase == 2 ? 0.5 : 1)
      } animation: { phase in
        phase == 1 ? .linear(duration: 0.2) : .bouncy
      }
    case .keyframes:
      KeyframeAnimator(initialValue: CGFloat.zero, trigger: part.flag) { distance in
        Text("k\(part.number)").offset(x: distance)
      } keyframes: { _ in
        CubicKeyframe(4, duration: 0.2)
        LinearKeyframe(1, duration: 0.1)
        SpringKeyframe(2, duration: 0.2)
        MoveKeyframe(0)
      }
    case .field: TextField("f\(part.id % 100)", text: $part.text).frame(width: CGFloat(part.number) + 4)
    case .gesture:
      Gestured(part: part)
    case .pages: Pages(part: part)
    case .focused: Focused(part: part)
    case .carried:
      VStack {
        Text("c\(part.text)").draggable("\(part.number)")
        Text("o").onDrag { NSItemProvider(object: "\(part.number)" as NSString) }
        Text("t\(part.number)").onDrop(of: [.text], isTargeted: $part.isOn) { _ in
          part.number += 1
          return true
        }
        ForEach(part.items) { Text("r\($0.id)") }
          .dropDestination(for: String.self) { items, index in (part.text, part.number) = (items.joined(), index) }
        Button("k\(part.number)") {}
          .onMoveCommand { part.number += $0 == .up ? 1 : 2 }.onDeleteCommand { part.text = "" }
          .copyable(["\(part.number)"]).pasteDestination(for: String.self) { part.text = $0.joined() }
        OracleParts(part: part)
      }
      .dropDestination(for: String.self) { items, _ in
        part.text = items.joined()
        return true
      } isTargeted: {
        part.flag = $0
      }
    case .popover:
      VStack { OracleParts(part: part) }
        .popover(isPresented: $part.isOn, arrowEdge: Edge.allCases[part.number % 4]) {
          Button("popover \(part.number)") { part.number += 1 }
        }
    default:
      VStack { OracleParts(part: part) }.sheet(isPresented: $part.isOn) { Text("sheet \(part.number)") }
    }
  }
}

/// Pages of which several views say what they are called, and which page a value has.
private struct Pages: View {
  @Bindable var part: OraclePart

  var body: some View {
    NavigationStack(path: .constant(part.number % 4 == 0 ? [part.number] : [])) {
      VStack {
        Text("root \(part.number)").navigationTitle("T\(part.number)")
        ForEach(part.items) { item in
          if item.isOn { Text("i\(item.id)").navigationTitle("I\(item.id)") }
          if item.isLong { Text("d\(item.id)").navigationDestination(for: Int.self) { Text("\(item.id): \($0)") } }
        }
        OracleParts(part: part)
        Text("last").navigationDestination(for: Int.self) { number in
          Text("last \(number)").navigationBarBackButtonHidden()
          if part.flag { Text("shown").navigationBarBackButtonHidden(false) }
        }
      }
      .navigationTitle("outer")
      .navigationDestination(isPresented: $part.isOn) { Text("page \(part.number)") }
    }
    .frame(width: 14, height: 5)
  }
}

/// Says what is published where the focus is.
private struct Focused: View {
  let part: OraclePart
  @FocusedValue(\.oracleNumber) private var number

  var body: some View {
    VStack {
      // As wide whatever it says: a fresh screen finds what has the focus by where it is.
      Text("at \(number ?? -1)").frame(width: 9, height: 1, alignment: .leading)
      Button("f\(part.number)") {}.focusedValue(\.oracleNumber, part.flag ? part.number : nil)
      OracleParts(part: part)
    }
    .focusSection()
    .focusedValue(\.oracleNumber, part.id)
  }
}

private struct OracleNumberKey: FocusedValueKey {
  typealias Value = Int
}

extension FocusedValues {
  fileprivate var oracleNumber: Int? {
    get { self[OracleNumberKey.self] }
    set { self[OracleNumberKey.self] = newValue }
  }
}

extension View {
  fileprivate func hoverEffectOfOracle(_ part: OraclePart) -> some View {
    onHover { if $0 { part.flag.toggle() } }
  }
}

/// A transition with a body.
struct OracleTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: phase.value * 4).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Counts what is done to it by one kind of gesture.
private struct Gestured: View {
  let part: OraclePart

  var body: some View {
    let text = Text("g\(part.number)").hoverEffectOfOracle(part)
    switch part.id % 3 {
    case 0: text.gesture(DragGesture(minimumDistance: 0).onEnded { _ in count(by: 1) })
    case 1: text.onTapGesture(count: 2) { count(by: 2) }.onTapGesture { count(by: 1) }
    default:
      text.gesture(
        LongPressGesture().onEnded { _ in count(by: 2) }.exclusively(before: TapGesture().onEnded { count(by: 1) }))
    }
  }

  private func count(by number: Int) { part.number = (part.number + number) % 12 }
}
