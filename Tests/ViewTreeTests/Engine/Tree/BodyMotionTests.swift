import Testing
import ViewTreeTesting

@testable import ViewTree

/// Views whose bodies are evaluated with animated data.
@MainActor struct BodyMotionTests {
  private struct Level: View, Animatable {
    let probe: Probe
    var animatableData: Double
    var suffix = ""
    var body: some View {
      let _ = probe.ran("level")
      Text("\(Int(animatableData.rounded()))\(suffix)")
    }
  }

  private struct Levels: View {
    let probe: Probe
    @State private var level = 0.0
    @State private var suffix = ""
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Level(probe: probe, animatableData: level, suffix: suffix) }
        Text("end")
      }
      .offers("rise", to: probe) { withAnimation(.linear(duration: 1)) { level = 10 } }
      .offers("jump", to: probe) { level = 3 }
      .offers("name", to: probe) { withAnimation(.linear(duration: 1)) { suffix = "!" } }
      .offers("leave", to: probe) { isShown = false }
    }
  }

  private let probe = Probe()
  private let stubs = StubTree()

  private func level(_ screen: Screen) -> String { screen.text.filter { $0.isNumber || $0 == "!" } }

  @Test func `a change without an animation ends the one that runs`() {
    let screen = Screen(width: 6) { Levels(probe: probe) }
    screen.perform("rise", probe)
    screen.advance(by: .milliseconds(500))
    expectEqual(level(screen), "5")
    screen.perform("jump", probe)
    expectEqual(level(screen), "3")
    let runs = probe.runs("level")
    screen.advance(by: .seconds(1))
    expectEqual(level(screen), "3")
    expectEqual(probe.runs("level"), runs)
  }

  @Test func `a new value that is no data is shown at once, and the view rests`() {
    let screen = Screen(width: 6) { Levels(probe: probe) }
    screen.perform("name", probe)
    expectEqual(level(screen), "0!")
    expectEqual(probe.runs("level"), 2)
    screen.advance(by: .seconds(2))
    expectEqual(probe.runs("level"), 2)
  }

  @Test func `an animated view that leaves is evaluated no more`() {
    let screen = Screen(width: 6) { Levels(probe: probe) }
    screen.perform("rise", probe)
    screen.advance(by: .milliseconds(200))
    screen.perform("leave", probe)
    let runs = probe.runs("level")
    screen.advance(by: .seconds(2))
    expectEqual(screen.text.split(separator: "\n"), ["end"])
    expectEqual(probe.runs("level"), runs)
    expectEqual(screen.faults, [])
  }

  private final class Motion: BodyMotion {
    let level: Int
    var rest: Int
    var log: (Int) -> Void = { _ in }
    init(level: Int, rest: Int) { (self.level, self.rest) = (level, rest) }
    override var depth: Int { level }
    override var isMoving: Bool { rest > 0 }
    override func step(to time: Duration) {
      rest -= 1
      log(level)
    }
  }

  @Test func `due bodies move once, from the root down, until they rest or another one removes them`() {
    let tree = stubs.tree
    var log: [Int] = []
    let motions = [(3, 1), (1, 2), (2, 9), (4, 3)].map { Motion(level: $0, rest: $1) }
    for motion in motions {
      tree.bodyMotions[ObjectIdentifier(motion)] = motion
      motion.log = { level in
        log.append(level)
        if level == 1 { tree.bodyMotions[ObjectIdentifier(motions[2])] = nil }
      }
    }
    tree.moveBodies()
    expectEqual(log, [])
    tree.bodiesAreDue = true
    for _ in 0..<2 { tree.moveBodies() }
    expectEqual(log, [1, 3, 4])
    #expect(!tree.bodiesAreDue && motions.allSatisfy(\.needsFrames))
    expectEqual(Set(tree.bodyMotions.values.map(\.depth)), [1, 4])
    tree.bodiesAreDue = true
    tree.moveBodies()
    expectEqual(log, [1, 3, 4, 1, 4])
    expectEqual(tree.bodyMotions.values.map(\.depth), [4])
  }

  private final class Moving: MovingNode {
    var moves = false
    var steps = 0
    override var isMoving: Bool { moves }
    override func step(to time: Duration) { steps += 1 }
  }

  @Test func `a moving node steps from its start to its end, and while it leaves it does not`() {
    let tree = stubs.tree
    let root = stubs.node(in: nil)
    let node = Moving(parent: root, inputs: root.inputs)
    func step() -> [Int] {
      tree.bodiesAreDue = true
      tree.moveBodies()
      return [node.steps, tree.bodyMotions.count]
    }
    expectEqual(step(), [0, 0])
    var requests = 0
    tree.graph.onRequest = { requests += 1 }
    node.moves = true
    node.startMoving()
    expectEqual(requests, 1)
    let motion = tree.bodyMotions.values.first
    #expect(motion?.needsFrames == true && motion?.depth == node.depth && motion?.nextTime == nil)
    expectEqual(step(), [1, 1])
    node.didLeave()
    expectEqual(step(), [1, 0])
    node.didReturn()
    expectEqual(step(), [2, 1])
    node.moves = false
    expectEqual(step(), [3, 0])
    node.didReturn()
    expectEqual(step(), [3, 0])
    node.startMoving()
    node.unmount()
    expectEqual(step(), [3, 0])
  }
}
