import Foundation
import Testing
@testable import TextBackend
@testable import ViewTree
import ViewTreeTesting

/// A control bound to a property of an object shows the property's value, for every owner, every way to make the
/// binding, and every writer.
@MainActor @Suite struct ObjectBindingTests {
  private func model(of owner: Owner) -> any SwitchModel {
    owner.isObservable ? ObservedModel() : PublishedModel()
  }

  /// The picture after a change is another one than before, and the one that a new screen shows.
  private func expectFollows(
    _ owner: Owner, _ kind: BoundKind, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: @MainActor (Screen, any SwitchModel) async throws -> Void
  ) async throws {
    let model = model(of: owner)
    let screen = owner.screen(kind, model)
    try kind.open(screen)
    let before = screen.text
    for _ in 0..<2 {
      try await change(screen, model)
      let after = screen.text
      let fresh = owner.screen(kind, model)
      try kind.open(fresh)
      #expect(after != before, sourceLocation: sourceLocation)
      expectText(after, equals: fresh.text)
      #expect(screen.faults == [], sourceLocation: sourceLocation)
      #expect(screen.issues == [], sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: Owner.allCases, BoundKind.allCases)
  func `the picture follows the control`(_ owner: Owner, _ kind: BoundKind) async throws {
    var isUsed = false
    try await expectFollows(owner, kind) { screen, _ in
      if !isUsed { try kind.use(screen) }
      isUsed = true
    }
  }

  @Test(arguments: Owner.allCases, BoundKind.allCases)
  func `the picture follows a write from outside`(_ owner: Owner, _ kind: BoundKind) async throws {
    try await expectFollows(owner, kind) { kind.turnOn($1) }
  }

  @Test(arguments: Owner.allCases, BoundKind.allCases)
  func `the picture follows a write after the control was used`(_ owner: Owner, _ kind: BoundKind) async throws {
    let model = model(of: owner)
    let screen = owner.screen(kind, model)
    try kind.open(screen)
    let before = screen.text
    try kind.use(screen)
    kind.turnOff(model)
    expectText(screen.text, equals: before)
    kind.turnOn(model)
    #expect(screen.text != before)
  }

  @Test(arguments: Owner.allCases, BoundKind.allCases)
  func `the picture follows a second screen on the same model`(_ owner: Owner, _ kind: BoundKind) async throws {
    try await expectFollows(owner, kind) { _, model in
      guard !isOn(kind, model) else { return }
      let second = owner.screen(kind, model)
      try kind.open(second)
      try kind.use(second)
    }
  }

  private func isOn(_ kind: BoundKind, _ model: any SwitchModel) -> Bool { kind.isOn(model) }

  @Test(arguments: Owner.allCases, BoundKind.allCases)
  func `the picture follows a write of another thread`(_ owner: Owner, _ kind: BoundKind) async throws {
    try await expectFollows(owner, kind) { _, model in
      let model = Unchecked(model)
      await onAnotherThread { kind.turnOn(model.value) }
    }
  }
}
