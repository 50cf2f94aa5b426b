/// The first children of a node, followed by a range of later children.
struct ChildRun: RandomAccessCollection {
  private let nodes: [RenderNode]
  private let first: Int
  private let range: Range<Int>

  init(_ nodes: [RenderNode]) { self.init(nodes, first: 0, range: nodes.indices) }

  /// Creates a run of the first `first` children and those in `range`.
  init(_ nodes: [RenderNode], first: Int, range: Range<Int>) {
    (self.nodes, self.first, self.range) = (nodes, first, range)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { first + range.count }

  subscript(index: Int) -> RenderNode { nodes[place(of: index)] }

  private func place(of index: Int) -> Int { index < first ? index : range.lowerBound + index - first }

  /// Calls `body` with a child, which `body` must not retain; see `Array.borrow(at:_:)`.
  @inline(__always) func borrow<T>(at index: Int, _ body: (RenderNode) -> T) -> T {
    nodes.borrow(at: place(of: index), body)
  }

  @inline(__always) func forEachBorrowed(_ body: (RenderNode) -> Void) {
    for index in 0..<endIndex { borrow(at: index, body) }
  }
}
