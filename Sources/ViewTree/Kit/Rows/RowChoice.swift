/// What a container does when a row of a list in it is chosen: a split view shows the next column.
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
