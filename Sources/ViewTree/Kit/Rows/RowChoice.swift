/// The reaction of a container to the choice of a row in its list: a split view shows the next column.
struct RowChoice {
  let run: @MainActor () -> Void

  init(_ run: @escaping @MainActor () -> Void) { self.run = run }
}

private struct RowChoiceKey: BoundedKey {
  static var defaultValue: RowChoice? { nil }
}

extension EnvironmentValues {
  var onRowChoice: RowChoice? {
    get { self[RowChoiceKey.self] }
    set { self[RowChoiceKey.self] = newValue }
  }
}
