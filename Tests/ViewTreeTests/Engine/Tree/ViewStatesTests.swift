import Testing
import ViewTreeTesting

@testable import ViewTree

/// The states that nodes of another screen get by their places, in trees that are built by hand.
@MainActor struct ViewStatesTests {
  private final class Stateful: StubPart, StatefulNode {
    var hasStates = true
    var key: AnyHashable?
    var source: Node?
    override var identity: AnyHashable? { key }
    func takeStates(of other: any StatefulNode) { source = other }
  }

  private final class Object {}

  private let stubs = StubTree()
  private let object = Object()

  private func stateful(in parent: Node?) -> Stateful { stubs.node(Stateful.self, in: parent) }

  /// A group of three views or more, the second with an identity, the third with that of an object; then the companion
  /// of the first view, and a view in the second.
  private func makeViews(count: Int = 3, levels: Int = 0) -> (root: StubNode, views: [Stateful]) {
    let root = stubs.node(in: nil)
    var around = root
    for _ in 0...levels { around = stubs.node(in: around) }
    let views = (0..<count).map { _ in stateful(in: around) }
    (views[1].key, views[2].key) = ("x", ObjectIdentifier(object))
    let companion = stateful(in: views[0])
    (views[0].children, views[0].companion) = ([], companion)
    return (root, views + [companion, stateful(in: views[1])])
  }

  private func states(_ roots: [Node], levels: Int = 0) -> ViewStates {
    let states = ViewStates(of: StateHost(), isStill: true, levelsAbove: levels)
    roots.forEach(states.add)
    return states
  }

  /// The indices of the old views whose states new ones get; -1 for none.
  private func handed(count: Int = 3, levels: Int = 0, _ change: ([Stateful]) -> Void = { _ in }) -> [Int] {
    let (old, new) = (makeViews(), makeViews(count: count, levels: levels))
    change(old.views)
    let states = states([old.root, old.root], levels: levels)
    for view in new.views { states.hand(to: view) }
    return new.views.map { view in old.views.firstIndex { $0 === view.source } ?? -1 }
  }

  @Test func `each view gets the states of the view at its place`() {
    for levels in 0..<3 { expectEqual(handed(levels: levels), [0, 1, 2, 3, 4]) }
    expectEqual(handed(count: 4), [0, 1, 2, -1, 3, 4])
  }

  @Test func `a view without states and a removed one have none to give`() {
    expectEqual(handed { $0[1].hasStates = false }, [0, -1, 2, 3, 4])
    expectEqual(handed { $0[1].unmount() }, [0, -1, 2, 3, -1])
    expectEqual(handed { views in for view in views { view.hasStates = false } }, [-1, -1, -1, -1, -1])
  }

  private func source(_ root: Node, of view: Stateful, levels: Int = 0) -> Node? {
    view.source = nil
    states([root, root], levels: levels).hand(to: view)
    return view.source
  }

  @Test func `a view at another number gets the states if there is only one such view`() {
    func group() -> (root: StubNode, group: StubNode) {
      let root = stubs.node(in: nil)
      return (root, stubs.node(in: root))
    }
    let (one, two, other) = (group(), group(), group())
    let single = stateful(in: one.group)
    let pair = [stateful(in: two.group), stateful(in: two.group)]
    for _ in 0..<3 { _ = stubs.node(in: other.group) }
    let fourth = stateful(in: other.group)
    #expect(source(one.root, of: fourth) === single)
    #expect(source(two.root, of: fourth) == nil)
    #expect(source(other.root, of: single) === fourth)
    #expect(source(two.root, of: single) === pair[0])
    // A view that is being mounted is not yet among the children of its parent: it comes last.
    one.group.children = [stubs.node(in: nil)]
    #expect(source(two.root, of: single) === pair[1])
    single.hasStates = false
    #expect(source(two.root, of: single) == nil)
  }

  @Test func `the levels that the other screen has above are left out, below the root`() {
    let (top, other) = (stateful(in: nil), stateful(in: nil))
    #expect(source(top, of: other) == nil && source(top, of: other, levels: 1) == nil)
    let flat = stateful(in: stubs.node(in: nil))
    let root = stubs.node(in: nil)
    let deep = stateful(in: stubs.node(in: root))
    #expect(source(flat.parent!, of: deep, levels: 1) === flat && source(flat.parent!, of: deep) == nil)
    #expect(source(root, of: flat, levels: 1) == nil)
  }

  private final class Key: Hashable {
    static func == (a: Key, b: Key) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test func `a view with the identity of an object is found by its number, as the object is another one`() {
    let (one, two) = (Key(), Key())
    for (oldKey, newKey) in [(ObjectIdentifier(one), ObjectIdentifier(two)), (one, two), ("a", "b")]
      as [(AnyHashable, AnyHashable)]
    {
      let (old, new) = (makeViews(), makeViews())
      (old.views[2].key, new.views[2].key) = (oldKey, newKey)
      states([old.root]).hand(to: new.views[2])
      #expect(new.views[2].source === (oldKey.base is String ? nil : old.views[2]))
    }
  }
}
