/// What there is one of, by its type: for a whole screen, or for a page.
final class Singles {
  private var known: [ObjectIdentifier: AnyObject] = [:]

  /// What there is one of, made when it is first asked for.
  ///
  /// `keepsNew`: whether what is made now is the one from then on.
  func single<T: AnyObject>(keepsNew: Bool = true, _ make: () -> T) -> T {
    if let known = known[ObjectIdentifier(T.self)] { return downcast(known, to: T.self) }
    let new = make()
    if keepsNew { known[ObjectIdentifier(T.self)] = new }
    return new
  }

  func removeAll() { known = [:] }
}
