internal import Dispatch
internal import ViewTree

/// Returns the transformed elements in their order; the elements are transformed on all processors.
func concurrentMap<T: Sendable, U: Sendable>(_ elements: [T], _ transform: @Sendable (T) -> U) -> [U] {
  // Not a Mutex: the thread sanitizer does not see one.
  let results = Locked([U?](repeating: nil, count: elements.count))
  DispatchQueue.concurrentPerform(iterations: elements.count) { index in
    let result = transform(elements[index])
    results.withLock { $0[index] = result }
  }
  return results.withLock { $0.map { $0! } }
}
