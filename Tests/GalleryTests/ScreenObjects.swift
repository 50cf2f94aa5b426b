@testable import TextBackend
@testable import ViewTree

/// The nodes of a screen, the places of its states, and the models to which its views and states lead; it holds none.
@MainActor struct ScreenObjects {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var objects: [Weak] = []
  /// The unfinished work of the screen, which may outlive it.
  private var work: WorkRegister?
  /// The classes of the models that were found.
  private(set) var modelNames: Set<String> = []

  /// Takes in what a screen has now.
  mutating func note(_ screen: Screen) {
    work = screen.frames.tree.host.works
    var walk = Walk()
    for root in [screen.frames.root] + screen.frames.tree.presentations { walk.note(root) }
    objects += walk.found.map { Weak(object: $0) }
    modelNames.formUnion(walk.found.filter(Walk.isModel).map { typeName(type(of: $0)) })
  }

  /// Waits until the tasks that were cancelled with the screen have ended, which hold models until then; a task that
  /// neither ends nor sleeps for half a minute is not waited for.
  func waitForTasks() async {
    while let work, case let changes = work.changeCount, work.count > 0 {
      await work.change(after: changes, within: .seconds(30))
      if work.changeCount == changes { return }
    }
  }

  /// The names of the classes whose objects are still there.
  var left: [String] { objects.compactMap(\.object).map { "\(type(of: $0))" }.sorted() }
}

/// A walk over the objects of a screen, which it holds.
@MainActor private struct Walk {
  private(set) var found: [AnyObject] = []
  private var visited: [ObjectIdentifier: AnyObject] = [:]

  mutating func note(_ node: Node) {
    found.append(node)
    // Only views with names have states: reflection is slow.
    var mirror = node.name == nil ? nil : Mirror(reflecting: node)
    while let current = mirror {
      for child in current.children where child.label == "view" { visit(child.value) }
      mirror = current.superclassMirror
    }
    var below: [Node] = []
    node.forEachChild { below.append($0) }
    if let wrapper = (node as? RenderNode)?.wrapper { below.append(wrapper) }
    for child in below { note(child) }
  }

  /// Takes in what a value leads to: the values of its properties, and the newest values of states.
  private mutating func visit(_ value: Any) {
    if isOfEngine(value) { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      let object = value as AnyObject
      guard visited.updateValue(object, forKey: ObjectIdentifier(object)) == nil else { return }
      if Self.isModel(object) || value is any OriginOwner {
        found.append(object)
      } else if Self.module(of: object) != "ViewTree" {
        return
      }
    }
    var part: Mirror? = mirror
    while let current = part {
      for child in current.children { visit(child.value) }
      part = current.superclassMirror
    }
  }

  /// Whether a value belongs to the engine, which has checks of its own, or holds nothing.
  private func isOfEngine(_ value: Any) -> Bool {
    if value is Node || value is Tree || value is Graph || value is Vertex || value is StateHost { return true }
    if value is EnvironmentScope || value is any StringProtocol || value is any Numeric { return true }
    let name = typeName(type(of: value))
    return name.hasPrefix("Unowned") || name.hasPrefix("Unmanaged")
  }

  static func isModel(_ object: AnyObject) -> Bool {
    module(of: object) == "gallery" || object is any Observable || object is any ObservableObject
  }

  private static func module(of object: AnyObject) -> Substring {
    String(reflecting: type(of: object)).prefix { $0 != "." }
  }
}
