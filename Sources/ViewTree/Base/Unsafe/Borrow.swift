// Objects that are lent: what holds them holds them meanwhile. To retain and release each one as well, as a loop over an
// array does, took longer than most of what layout asks of an element: layout went from 49 to 36 k instructions a row.
// Debug builds do it all the same.

/// Calls `body` with an object that somebody else holds until it returns; `body` must not keep it.
///
/// The object is an expression that is worked out inside: an argument would be retained for the call.
@inline(__always) func lend<Object: AnyObject, T>(_ object: @autoclosure () -> Object, _ body: (Object) -> T) -> T {
  #if DEBUG
    body(object())
  #else
    Unmanaged.passUnretained(object())._withUnsafeGuaranteedRef(body)
  #endif
}

/// The first object of a chain that is the one looked for; where none is, what the last of the chain says.
///
/// `first` holds all that come after it.
@inline(__always) func search<Object: AnyObject>(
  from first: Object, next: (Object) -> Object?, _ isFound: (Object) -> Bool, last: (Object) -> Object?
) -> Object? {
  var candidate = Unmanaged.passUnretained(first)
  while true {
    if candidate._withUnsafeGuaranteedRef(isFound) { return candidate.takeUnretainedValue() }
    guard let outer = candidate._withUnsafeGuaranteedRef({ next($0).map(Unmanaged.passUnretained) }) else { break }
    candidate = outer
  }
  return candidate._withUnsafeGuaranteedRef(last)
}

/// Calls `body` with each object of a chain, which must not keep it.
///
/// Each holds the one before, or lives as long: nothing that `body` does may release one of them.
@inline(__always) func forEachBorrowed<Object: AnyObject>(
  from first: Object?, next: (Object) -> Object?, _ body: (Object) -> Void
) {
  var link = first.map(Unmanaged.passUnretained)
  while let current = link {
    lend(current.takeUnretainedValue(), body)
    link = current._withUnsafeGuaranteedRef { next($0).map(Unmanaged.passUnretained) }
  }
}

extension Array where Element: AnyObject {
  /// Calls `body` with an element that it must not keep: the array holds it meanwhile.
  @inline(__always) func borrow<T>(at index: Int, _ body: (Element) -> T) -> T {
    defer { _fixLifetime(self) }
    return lend(self[index], body)
  }

  /// Calls `body` with each element; see `borrow(at:_:)`.
  @inline(__always) func forEachBorrowed(_ body: (Element) -> Void) {
    for index in indices { borrow(at: index, body) }
  }
}

extension ArraySlice where Element: AnyObject {
  /// Calls `body` with each element; see `Array.borrow(at:_:)`.
  @inline(__always) func forEachBorrowed(_ body: (Element) -> Void) {
    defer { _fixLifetime(self) }
    for index in indices { lend(self[index], body) }
  }
}
