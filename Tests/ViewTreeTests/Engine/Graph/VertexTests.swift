import Testing
import ViewTreeTesting

@testable import ViewTree

struct VertexTests {
  private enum PriceKey {}
  private enum __Key_price {}

  @Test func `an environment key has its public name`() {
    expectEqual(VertexLabel.name(of: PriceKey.self), "PriceKey")
    expectEqual(VertexLabel.name(of: __Key_price.self), "\\.price")
    expectEqual(VertexLabel.name(of: LineLimitKey.self), "\\.lineLimit")
    expectEqual(VertexLabel.environment(PriceKey.self).text, "@Environment(PriceKey)")
  }

  @Test func `a label names the owner of a property, or makes its text when it is read`() {
    expectEqual(VertexLabel(Self.self, "_price").text, "VertexTests._price")
    expectEqual(VertexLabel(nil, "price").text, "price")
    expectEqual(VertexLabel.derived { "made" }.text, "made")
  }

  @Test func `a source has the key or the owner that its label names`() {
    let graph = Graph()
    let value = Source(1, in: graph, label: .environment(PriceKey.self), isEqual: ==)
    let state = Source(1, in: graph, label: VertexLabel(Self.self, "_price"), isEqual: ==)
    expectEqual([value.isEnvironment, state.isEnvironment], [true, false])
    #expect(value.environmentKey == PriceKey.self && value.ownerType == nil)
    #expect(state.environmentKey == nil && state.ownerType == Self.self)
  }

  @Test func `a label for later has its text already, if it is made when it is read`() {
    let graph = Graph()
    var text = "before"
    let made = Source(1, in: graph, label: .derived { text }, isEqual: ==)
    let label = made.lastingLabel
    text = "after"
    expectEqual([label.text, made.label], ["before", "after"])
    let named = Source(1, in: graph, label: VertexLabel(Self.self, "_price"), isEqual: ==)
    expectEqual(named.lastingLabel.text, "VertexTests._price")
  }
}
