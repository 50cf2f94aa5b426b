// Borrowed objects, which another owner retains during the call. Retaining and releasing each one, as a loop over an
// array does, took longer than most of the layout of an element: borrowing reduced layout from 49,000 to 36,000
// instructions a row. Debug builds retain them all the same, and end the program if the other owner has let go.

/// Calls `body` with an object that another owner retains until the call returns; `body` must not store it.
///
/// The object is an autoclosure, because an argument would be retained for the call.
@inline(__always) func lend<Object: AnyObject, T>(_ object: @autoclosure () -> Object, _ body: (Object) -> T) -> T {
  #if DEBUG
    var loan = Loan(object())
    return loan.use(body)
  #else
    unsafe Unmanaged.passUnretained(object())._withUnsafeGuaranteedRef(body)
  #endif
}

/// Returns the first object of a chain that satisfies `isFound`; if there is none, the result of `last` for the last
/// object.
///
/// `first` must retain all objects after it.
@inline(__always) func search<Object: AnyObject>(
  from first: Object, next: (Object) -> Object?, _ isFound: (Object) -> Bool, last: (Object) -> Object?
) -> Object? {
  var candidate = Loan(first)
  while true {
    if candidate.use(isFound) { return candidate.object }
    guard let outer = candidate.use({ next($0).map { Loan($0) } }) else { return candidate.use(last) }
    candidate = outer
  }
}

/// Calls `body` with each object of a chain, which must not store it.
///
/// Each object is retained by the next one or lives as long, and `body` must not release any of them.
@inline(__always) func forEachBorrowed<Object: AnyObject>(
  from first: Object?, next: (Object) -> Object?, _ body: (Object) -> Void
) {
  guard let first else { return }
  var current = Loan(first)
  while true {
    current.use(body)
    guard let outer = current.use({ next($0).map { Loan($0) } }) else { return }
    current = outer
  }
}

/// An object that another owner retains during each use.
///
/// Debug builds retain it too, and end the program after a use if they are the only owner. The message is: "BUG: a lent …
/// has lost its owner".
@safe private struct Loan<Object: AnyObject> {
  #if DEBUG
    private(set) var object: Object

    init(_ object: Object) { self.object = object }

    mutating func use<T>(_ body: (Object) -> T) -> T {
      defer { precondition(!isKnownUniquelyReferenced(&object), "BUG: a lent \(Object.self) has lost its owner") }
      return body(object)
    }
  #else
    private let lent: Unmanaged<Object>

    @inline(__always) init(_ object: Object) { unsafe lent = Unmanaged.passUnretained(object) }

    @inline(__always) var object: Object { unsafe lent.takeUnretainedValue() }

    @inline(__always) func use<T>(_ body: (Object) -> T) -> T { unsafe lent._withUnsafeGuaranteedRef(body) }
  #endif
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
