import Foundation
import Testing
import ViewTreeTesting

@testable import ViewTree

/// The stored values that a screen shows.
@MainActor @Suite struct StoredValueTableTests {
  private let host = StateHost()
  private let store = StoredValues()
  private let listener = NotingListener()

  private func location(_ key: String = "key", default value: Int = 0) -> StoredValueLocation<Int> {
    let entry = host.storedValues.entry(key, in: store, of: "@AppStorage")
    return StoredValueLocation(entry, owner: host, coding: Int._coding, default: value)
  }

  @Test func `a write is shown with the next update, an equal one is only reported`() {
    let number = location()
    host.traceListener = listener
    number.set(0, transaction: Transaction())
    #expect(store["key"] as? Int == 0 && listener.notes == [])
    _ = host.applyWrites()
    number.set(0, transaction: Transaction())
    #expect(host.graph.pendingWrites.isEmpty)
    number.set(2, transaction: Transaction())
    #expect(host.graph.pendingWrites.count == 1 && host.inbox.takeWrites().isEmpty)
    expectEqual(listener.notes, ["@AppStorage(\"key\") =", "@AppStorage(\"key\") 0 → 2"])
  }

  @Test func `a change that writes nothing stores no default, and an unchanged value needs no update`() {
    let number = location()
    host.traceListener = listener
    number.update(in: Transaction()) { _ in false }
    host.storedValues.entry("key", in: store, of: "@AppStorage").show(in: Transaction())
    #expect(store["key"] == nil && listener.notes == [] && host.graph.pendingWrites.isEmpty)
  }

  @Test func `writes of several threads are reported in their order`() {
    let number = location()
    host.traceListener = listener
    let shared = Unchecked(number)
    elsewhere { shared.value.set(5, transaction: Transaction()) }
    expectEqual(listener.notes, [])
    number.set(7, transaction: Transaction())
    expectEqual(listener.notes.map { $0.suffix(5) }, ["0 → 5", "5 → 7"])
  }

  @Test func `a closed screen stores a value and shows it no more`() {
    let number = location()
    host.close()
    number.set(5, transaction: Transaction())
    #expect(store["key"] as? Int == 5 && host.graph.pendingWrites.isEmpty)
  }

  @Test func `a location is that of its key, its store and its default`() {
    #expect(location().isSame(as: location()))
    for other in [location("other"), location(default: 1), ConstantLocation(0)] as [Location<Int>] {
      #expect(!location().isSame(as: other))
    }
  }

  @Test func `a write to user defaults is shown by the properties of other objects for them`() throws {
    let name = "viewtree.StoredValueTableTests-\(UUID().uuidString)"
    let defaults = try (0..<2).map { _ in try #require(UserDefaults(suiteName: name)) }
    defer { defaults[0].removePersistentDomain(forName: name) }
    let locations = try defaults.map { defaults in
      let store = try #require(host.storedValues.store(defaults))
      #expect(host.storedValues.store(defaults) === store)
      let entry = host.storedValues.entry("key", in: store, of: "@AppStorage")
      return StoredValueLocation(entry, owner: host, coding: Int._coding, default: 0)
    }
    let rule = Computed<[Int]>(in: host.graph, label: .plain("rule"), isEqual: ==) { locations.map { $0.get() } }
    expectEqual(host.whileActive { rule.value }, [0, 0])
    locations[0].set(5, transaction: Transaction())
    _ = host.applyWrites()
    expectEqual(host.whileActive { rule.value }, [5, 5])
    #expect(host.storedValues.store(nil) == nil && host.storedValues.store(.standard) == nil)
  }

  @Test func `a value that is written and taken back is shown each time`() {
    store["key"] = 1
    let number = location()
    let rule = Computed<Int>(in: host.graph, label: .plain("rule"), isEqual: ==) { number.get() }
    let shown = [2, 1, 2].map { value in
      number.set(value, transaction: Transaction())
      _ = host.applyWrites()
      return host.whileActive { rule.value }
    }
    expectEqual(shown, [2, 1, 2])
  }
}
