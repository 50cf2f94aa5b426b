extension Graph {
  /// Checks the invariants, which must hold whenever no rule is running.
  ///
  /// Returns a sentence for each violation; the array is empty if there is none.
  package func check() -> [String] {
    var faults: [String] = []
    var seen: Set<ObjectIdentifier> = []
    for rule in rules {
      for (index, input) in rule.inputs.enumerated() {
        let vertex = input.vertex
        let output = input.outputIndex < vertex.outputs.count ? vertex.outputs[input.outputIndex] : nil
        if output?.rule !== rule || output?.inputIndex != index {
          faults.append("\(rule.label) reads \(vertex.label), but is not one of its outputs")
        }
        if rule.state == .clean, let below = vertex as? Rule, below.state == .check || below.state == .dirty {
          faults.append("\(rule.label) is clean although \(below.label) is \(below.state)")
        }
        guard seen.insert(ObjectIdentifier(vertex)).inserted else { continue }
        for output in vertex.outputs where !output.rule.inputs.contains(where: { $0.vertex === vertex }) {
          faults.append("\(output.rule.label) is an output of \(vertex.label), but does not read it")
        }
      }
      if Set(rule.inputs.map { ObjectIdentifier($0.vertex) }).count < rule.inputs.count {
        faults.append("\(rule.label) has two edges to the same input")
      }
      if rule.isRunning { faults.append("\(rule.label) is still running") }
      if rule.isObserver, rule.state == .check || rule.state == .dirty, !rule.isWaiting, !rule.isAsleep {
        faults.append("\(rule.label) is \(rule.state), but does not wait for an update")
      }
    }
    return faults
  }

  /// The number of rules and of the sources that they read.
  package var vertexCount: Int {
    let rules = rules
    return Set((rules + rules.flatMap { $0.inputs.map(\.vertex) }).map { ObjectIdentifier($0) }).count
  }

  /// The rules of all subgraphs, then the rules outside any subgraph that these read or whose outcome they read.
  private var rules: [Rule] {
    var rules: [Rule] = []
    var seen: Set<ObjectIdentifier> = []
    func add(_ rule: Rule) { if seen.insert(ObjectIdentifier(rule)).inserted { rules.append(rule) } }
    root.forEachRule(add)
    var index = 0
    while index < rules.count {
      for input in rules[index].inputs { if let rule = input.vertex as? Rule ?? input.vertex.writer { add(rule) } }
      index += 1
    }
    return rules
  }

  /// One line for each rule: its name, its state, its inputs.
  package func dump() -> String {
    rules.map { rule in
      let inputs = rule.inputs.map { input in
        let value = input.vertex.valueDescription
        return value.isEmpty ? input.vertex.label : "\(input.vertex.label) = \(value)"
      }
      let line = "\(rule.label) \(rule.state)" + (inputs.isEmpty ? "" : " ← " + inputs.joined(separator: ", "))
      return line.escapingControls()
    }
    .joined(separator: "\n")
  }

  /// The graph as a Mermaid flow chart, sources as rounded boxes.
  package func mermaid() -> String {
    var lines = ["graph TD"]
    var names: [ObjectIdentifier: String] = [:]
    func name(_ vertex: Vertex) -> String {
      if let name = names[ObjectIdentifier(vertex)] { return name }
      let new = "v\(names.count)"
      names[ObjectIdentifier(vertex)] = new
      let label = vertex.label.escapingControls().escapingMermaid()
      lines.append(vertex is Rule ? "  \(new)[\"\(label)\"]" : "  \(new)([\"\(label)\"])")
      if let writer = vertex.writer { lines.append("  \(name(writer)) --> \(new)") }
      return new
    }
    for rule in rules {
      let target = name(rule)
      for input in rule.inputs { lines.append("  \(name(input.vertex)) --> \(target)") }
    }
    return lines.joined(separator: "\n")
  }
}
