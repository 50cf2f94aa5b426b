import ViewTree

/// The state graph without views: the time for each rule that is evaluated again.
@MainActor enum GraphWorkload: Workload {
  static let name = "W6"
  static let title = "graph: time for each rule that runs again after a write"

  static func measure(into section: inout Report.Section) {
    for shape in [GraphShape.diamond(), .chain(of: 1_000), .fan(of: 10_000), .grid(of: 100)] {
      shape.update()
      let before = shape.graph.counters.computed
      let timing = Timing(runs: 101) { shape.update() }
      let nodes = Double(shape.graph.counters.computed - before) / 101
      section.add(shape.name, timing.median * 1e9 / nodes, "ns", note: String(format: "%.0f rules ran", nodes))
    }
  }

  static func iterate(size: Int, count: Int) {
    let shape = GraphShape.chain(of: size)
    for _ in 0..<count { shape.update() }
  }
}

/// A graph with its sources and observers.
@MainActor private struct GraphShape {
  let name: String
  let graph: Graph
  /// Performs a write and brings every observer up to date.
  let update: () -> Void

  private init(_ name: String, _ build: (Builder) -> () -> Void) {
    let builder = Builder()
    let write = build(builder)
    self.name = name
    graph = builder.graph
    update = {
      write()
      builder.graph.updateObservers()
      withExtendedLifetime(builder) {}
    }
  }

  /// Creates vertices and holds the observers.
  final class Builder {
    let graph = Graph()
    private var observers: [Computed<Int>] = []

    func source() -> Source<Int> { Source(0, in: graph, label: "source") }
    func rule(_ body: @escaping () -> Int) -> Computed<Int> { Computed(in: graph, label: "rule", body: body) }
    func observe(_ body: @escaping () -> Int) {
      observers.append(Computed(in: graph, isObserver: true, label: "observer", body: body))
    }
  }

  static func diamond() -> GraphShape {
    GraphShape("diamond") { builder in
      let top = builder.source()
      let left = builder.rule { top.value + 1 }
      let right = builder.rule { top.value + 2 }
      builder.observe { left.value + right.value }
      return { top.write(top.value + 1) }
    }
  }

  static func chain(of length: Int) -> GraphShape {
    GraphShape("chain of \(length)") { builder in
      let top = builder.source()
      var last = builder.rule { top.value + 1 }
      // Evaluated from the top, so that the first evaluation does not nest deeply.
      for _ in 1..<max(length, 2) {
        let previous = last
        _ = previous.value
        last = builder.rule { previous.value + 1 }
      }
      let bottom = last
      builder.observe { bottom.value }
      return { top.write(top.value + 1) }
    }
  }

  static func fan(of width: Int) -> GraphShape {
    GraphShape("fan of \(width)") { builder in
      let top = builder.source()
      for index in 0..<width { builder.observe { top.value + index } }
      return { top.write(top.value + 1) }
    }
  }

  /// Each rule reads the two above it; ten random sources are written.
  static func grid(of side: Int) -> GraphShape {
    GraphShape("grid of \(side) x \(side), ten random writes") { builder in
      let sources = (0..<side).map { _ in builder.source() }
      var row = sources.map { source in builder.rule { source.value } }
      for _ in 1..<side {
        let above = row
        row = above.indices.map { index in builder.rule { above[index].value &+ above[(index + 1) % side].value } }
      }
      for bottom in row { builder.observe { bottom.value } }
      var random: UInt64 = 1
      return {
        for _ in 0..<10 {
          random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let source = sources[Int(random >> 33) % side]
          source.write(source.value &+ 1)
        }
      }
    }
  }
}
