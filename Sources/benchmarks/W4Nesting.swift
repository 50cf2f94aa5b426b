import TextBackend
import ViewTree

/// Nested boxes: a stack, padding and a border at each level, around one text.
@MainActor enum NestingWorkload: Workload {
  static let name = "W4"
  static let title = "nesting: N x (VStack, padding, border) around one text"

  static func measure(into section: inout Report.Section) {
    measure("N = 33", runs: 25, into: &section) { box(depth: 33, $0) }
    // Without borders, because a picture of a thousand of them has four million cells.
    let few = measure("100 plain stacks", runs: 25, into: &section) { stack(depth: 100, $0) }
    let many = measure("1,000 plain stacks", runs: 9, into: &section) { stack(depth: 1_000, $0) }
    section.add("  a level of 1,000 / a level of 100", many / few / 10, "times", note: "1 is linear")
  }

  static func iterate(size: Int, count: Int) {
    let model = LeafModel()
    let screen = box(depth: size, model)
    for _ in 0..<count { flip(model, screen) }
  }

  /// Returns the time of the mount.
  @discardableResult private static func measure(
    _ label: String, runs: Int, into section: inout Report.Section, _ mount: (LeafModel) -> Screen
  ) -> Double {
    let mounts = Timing(runs: runs) { _ = mount(LeafModel()) }
    section.add("\(label), mount", mounts, .ms)
    let model = LeafModel()
    let screen = mount(model)
    section.add("\(label), flip of the text", Timing(runs: runs * 4) { flip(model, screen) }, .µs)
    return mounts.median
  }

  private static func box(depth: Int, _ model: LeafModel) -> Screen {
    mount(depth: depth, model) { inner in AnyView(VStack { inner }.padding(1).border(.primary)) }
  }

  private static func stack(depth: Int, _ model: LeafModel) -> Screen {
    mount(depth: depth, model) { inner in AnyView(VStack { inner }) }
  }

  private static func mount(depth: Int, _ model: LeafModel, _ wrap: (AnyView) -> AnyView) -> Screen {
    var view = AnyView(Leaf(model: model))
    for _ in 0..<depth { view = wrap(view) }
    // The innermost text has room at every depth.
    let screen = Screen(view, width: 2 * depth + 14)
    _ = screen.renderChanges()
    return screen
  }

  private static func flip(_ model: LeafModel, _ screen: Screen) {
    model.isOn.toggle()
    _ = screen.renderChanges()
  }
}

@Observable @MainActor private final class LeafModel {
  var isOn = false
}

private struct Leaf: View {
  let model: LeafModel

  var body: some View { Text(model.isOn ? "on " : "off") }
}
