// Borrowed objects, which another owner retains during the call. Retaining and releasing each one, as a loop over an
// array does, took longer than most of the layout of an element: borrowing reduced layout from 49,000 to 36,000
// instructions a row. Debug builds retain them all the same.

/// Calls `body` with an object that another owner retains until the call returns; `body` must not store it.
///
/// The object is an autoclosure, because an argument would be retained for the call.
@inline(__always) func lend<Object: AnyObject, T>(_ object: @autoclosure () -> Object, _ body: (Object) -> T) -> T {
  #if DEBUG
    body(object())
  #else
    Unmanaged.passUnretained(object())._withUnsafeGuaranteedRef(body)
  #endif
}

/// Returns the first object of a chain that satisfies `isFound`; if there is none, the result of `last` for the last
/// object.
///
/// `first` must retain all objects after it.
@inline(__always) func search<Object: AnyObject>(
  from first: Object, next: (Object) -> Object?, _ isFound: (Object) -> Bool, last: (Object) -> Object?
) -> Object? {
  var candidate = unsafe Unmanaged.passUnretained(first)
  while true {
    if unsafe candidate._withUnsafeGuaranteedRef(isFound) { return unsafe candidate.takeUnretainedValue() }
    guard let outer = unsafe candidate._withUnsafeGuaranteedRef({ unsafe next($0).map(Unmanaged.passUnretained) })
    else { break }
    unsafe candidate = outer
  }
  return unsafe candidate._withUnsafeGuaranteedRef(last)
}

/// Calls `body` with each object of a chain, which must not store it.
///
/// Each object is retained by the next one or lives as long, and `body` must not release any of them.
@inline(__always) func forEachBorrowed<Object: AnyObject>(
  from first: Object?, next: (Object) -> Object?, _ body: (Object) -> Void
) {
  var link = unsafe first.map(Unmanaged.passUnretained)
  while let current = unsafe link {
    unsafe lend(current.takeUnretainedValue(), body)
    unsafe link = current._withUnsafeGuaranteedRef { unsafe next($0).map(Unmanaged.passUnretained) }
  }
}

extension Array where Element: AnyObject {
  /// Calls `body` with an element, which it must not store; the array retains the element during the call.
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
