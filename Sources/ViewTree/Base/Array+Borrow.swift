extension Array where Element: AnyObject {
  /// Calls `body` with an element that it must not keep.
  ///
  /// The array holds the element meanwhile: to retain and release it as well, as a loop does, takes longer than most of
  /// what layout asks of an element.
  @inline(__always) func borrow<T>(at index: Int, _ body: (Element) -> T) -> T {
    defer { _fixLifetime(self) }
    return Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body)
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
    for index in indices { Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body) }
  }
}
