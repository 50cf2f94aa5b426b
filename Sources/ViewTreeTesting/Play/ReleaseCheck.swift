/// Looks for nodes and objects that outlive their screen.
@MainActor enum ReleaseCheck {
  /// The nodes and objects that remain of a released screen.
  typealias Remains = (nodes: [String], objects: [AnyObject])

  /// Returns the fault, if anything remains; `makeRemains` is called twice.
  ///
  /// An object that remains after both calls may be held elsewhere, as by a global variable; one that only the second
  /// call made is held by nothing but itself.
  static func fault(_ makeRemains: @MainActor () async throws -> Remains) async rethrows -> PlayFault? {
    let first = try await makeRemains()
    if first.nodes.isEmpty, first.objects.isEmpty { return nil }
    let second = try await makeRemains()
    let known = Set(first.objects.map { ObjectIdentifier($0) })
    let objects = second.objects.filter { !known.contains(ObjectIdentifier($0)) }
    let names = Set(objects.map { "\(type(of: $0))" }).sorted()
    guard !names.isEmpty || !second.nodes.isEmpty else { return nil }
    let advice =
      names.isEmpty
      ? "" : "; look for a closure or a task that the object holds and that holds the object: capture it weakly"
    let remaining = names.isEmpty ? second.nodes : names
    return PlayFault(.leak, "\(remaining.joined(separator: ", ")) is not released with the screen\(advice)")
  }

  /// Returns what remains of the nodes and objects in a register.
  static func remains(of register: NodeRegister) async -> Remains {
    await wait { register.leftBehind(all: true).isEmpty && register.remainingObjects.isEmpty }
    return (register.leftBehind(all: true), register.remainingObjects)
  }

  /// Returns the types of the nodes in a register that left the tree and still exist.
  static func heldNodes(in register: NodeRegister) async -> [String] {
    await wait { register.leftBehind().isEmpty }
    return register.leftBehind()
  }

  /// Waits up to 200 milliseconds: a task that was cancelled, or has ended, is freed by another thread.
  private static func wait(until isReleased: () -> Bool) async {
    for _ in 0..<40 where !isReleased() { try? await Task.sleep(for: .milliseconds(5)) }
  }
}
