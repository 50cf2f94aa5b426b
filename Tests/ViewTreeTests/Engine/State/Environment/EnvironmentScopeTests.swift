import Testing
import ViewTreeTesting

@testable import ViewTree

/// The scopes in which values of the environment are found.
@MainActor struct EnvironmentScopeTests {
  private enum Key<Part>: EnvironmentKey {
    static var defaultValue: Int { -1 }
  }

  /// A constant scope for each of many keys, with the numbers from 0 on.
  private func constants(_ count: Int) -> [EnvironmentScope] {
    var scopes: [EnvironmentScope] = []
    func add<Part>(_: Part.Type) {
      scopes.append(ConstantScope(scopes.count, key: Key<Part>.self, parent: nil))
      if scopes.count < count { add([Part].self) }
    }
    add(Int.self)
    return scopes
  }

  private func number(_ key: ObjectIdentifier, from scope: EnvironmentScope?) -> Int? {
    (EnvironmentScope.find(key, from: scope) as? TypedScope<Int>)?.get()
  }

  @Test(arguments: [1, 40, 90]) func `each of many constants is found, and no other key`(count: Int) {
    let host = StateHost()
    let all = constants(count + 20)
    let scope = ScreenScope(Array(all[..<count]), owner: host)
    expectEqual(all.map { number($0.key, from: scope) }, (0..<count).map { $0 } + Array(repeating: nil, count: 20))
    expectEqual(all.map { scope.constant($0.key) === $0 }, all.indices.map { $0 < count })
    #expect(scope.host === host && !scope.isRead && scope.anyValue == nil)
    #expect(EnvironmentScope.find(all[0].key, from: nil) == nil)
  }

  @Test func `the innermost scope of a key counts, and a constant where there is none`() {
    let host = StateHost()
    let constants = constants(2)
    let screen = ScreenScope(constants, owner: host)
    let outer = ValueScope(10, key: Key<[Int]>.self, parent: screen, graph: host.graph)
    let middle = ValueScope(20, key: Key<String>.self, parent: outer, graph: host.graph)
    let inner = ValueScope(30, key: Key<[Int]>.self, parent: middle, graph: host.graph)
    let keys = [Key<Int>.self, Key<[Int]>.self, Key<String>.self, Key<Bool>.self] as [Any.Type]
    func numbers(from scope: EnvironmentScope) -> [Int?] { keys.map { number(ObjectIdentifier($0), from: scope) } }
    expectEqual(numbers(from: screen), [0, 1, nil, nil])
    expectEqual(numbers(from: outer), [0, 10, nil, nil])
    expectEqual(numbers(from: middle), [0, 10, 20, nil])
    expectEqual(numbers(from: inner), [0, 30, 20, nil])
    #expect(inner.host === host && inner.anyValue as? Int == 30 && constants[1].anyValue as? Int == 1)
  }

  @Test func `a write tells whether the value is another one`() {
    let host = StateHost()
    let scope = ValueScope(1, key: Key<Int>.self, parent: ScreenScope([], owner: host), graph: host.graph)
    expectEqual([scope.set(1), scope.set(2), scope.set(2)], [false, true, false])
    #expect(scope.get() == 2 && scope.offMainValue == 2 && !scope.isRead)
  }

  @Test func `constants whose keys have one place in the table are all found`() throws {
    let places = Dictionary(grouping: constants(129)) { $0.key.place(bits: 7) }
    let shared = try #require(places.values.first { $0.count > 1 })
    for scopes in [shared, shared.reversed()] {
      let screen = ScreenScope(scopes, owner: StateHost())
      #expect(scopes.allSatisfy { screen.constant($0.key) === $0 })
    }
  }

  @Test func `a change of a value that is read is noted while causes are recorded`() {
    let (host, listener) = (StateHost(), NotingListener())
    let scope = ValueScope(1, key: Key<Int>.self, parent: ScreenScope([], owner: host), graph: host.graph)
    host.traceListener = listener
    host.graph.recordsCauses = true
    expectEqual([scope.set(1), scope.set(2)], [false, true])
    let rule = Computed<Int>(in: host.graph, label: .plain("rule"), isEqual: ==) { scope.get() }
    expectEqual(host.whileActive { rule.value }, 2)
    #expect(scope.isRead)
    expectEqual([scope.set(2), scope.set(3), scope.set(3)], [false, true, false])
    expectEqual(listener.notes, ["@Environment(Key) 2 → 3"])
  }
}
