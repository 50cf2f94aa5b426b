/// What there is one of for each page of a stack.
final class PageScope {
  private var singles: [ObjectIdentifier: AnyObject] = [:]

  /// What there is one of, made when it is first asked for.
  func single<T: AnyObject>(_ make: () -> T) -> T {
    if let known = singles[ObjectIdentifier(T.self)] as? T { return known }
    let new = make()
    singles[ObjectIdentifier(T.self)] = new
    return new
  }
}

/// The page that a view is in; what is presented over one is in none.
struct PageScopeKey: BoundedKey {
  static var defaultValue: PageScope? { nil }
}
