/// A value with its own comparison, which is more exact than comparing bytes: property wrappers and type-erased values.
///
/// It is not used for structures of plain data.
protocol SelfComparing {
  func isSame(as other: Self) -> Bool
}

/// The comparison of two values of one type, decided once per type.
///
/// - Plain data is compared by its bytes, field by field, so that padding does not count.
/// - Other data by its own `==` if it has one, otherwise field by field.
/// - A class instance without `==` by identity; a closure without captures by its function; any other closure is
///   unequal.
/// - An enumeration without `==` by its case and the payload of that; an existential without `==` is unequal.
///
/// If nothing proves that two values are equal, they count as different: a write that is dropped is lost.
@safe package final class Comparison: @unchecked Sendable {
  typealias Compare = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private let steps: [Step]

  /// A comparison of the bytes from an offset on.
  @safe private struct Step {
    let offset: Int
    let compare: Compare
  }

  private init(steps: [Step]) { self.steps = steps }

  func callAsFunction(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    for step in steps where unsafe !step.compare(a + step.offset, b + step.offset) { return false }
    return true
  }

  /// Returns whether two values are the same, so that nothing that depends on one is invalid after a change to the
  /// other.
  package static func areSame<T>(_ a: T, _ b: T) -> Bool { compare(a, b, by: of(T.self)) }

  /// Returns whether two values are the same, if they are of one type.
  static func areSame<A, B>(_ a: A, asAny b: B) -> Bool { A.self == B.self && compare(a, b, by: of(A.self)) }

  /// Returns whether two values on the main actor are the same, for the values of nodes.
  ///
  /// The plan is found without a lock.
  @MainActor static func areSameOnMain<A, B>(_ a: A, asAny b: B) -> Bool {
    A.self == B.self && compare(a, b, by: plan(of: A.self))
  }

  /// Returns the plan for a type, which is found without a lock.
  ///
  /// A plan that another thread made is made again, so that a program's first picture fills one table only.
  @MainActor static func plan<T>(of type: T.Type) -> Comparison {
    recent.value(of: type) ?? recent.keep(Comparison(type), of: type)
  }

  /// Returns whether two structures with one property hold the same function without captures.
  @inline(__always) static func areSameFunctions<T>(_ a: T, _ b: T) -> Bool {
    assert(MemoryLayout<T>.size == MemoryLayout<(Int, Int)>.size, "BUG: \(T.self) is not a structure of one function")
    return unsafe withUnsafePointer(to: a) { a in
      unsafe withUnsafePointer(to: b) { unsafe compareFunctions(UnsafeRawPointer(a), UnsafeRawPointer($0)) }
    }
  }

  /// Compares two values, which must be of one type.
  @inline(__always) static func compare<A, B>(_ a: A, _ b: B, by plan: Comparison) -> Bool {
    unsafe withUnsafePointer(to: a) { a in unsafe withUnsafePointer(to: b) { b in unsafe plan(a, b) } }
  }

  /// Calls `body` with each offset at which two collections of equal length hold different elements, and with these.
  ///
  /// Returns whether both are stored contiguously; otherwise they are not compared.
  static func forEachDifference<C: Collection>(_ a: C, _ b: C, _ body: (Int, C.Element, C.Element) -> Void) -> Bool {
    let isCompared: Void?? = a.withContiguousStorageIfAvailable { a in
      b.withContiguousStorageIfAvailable { b in unsafe forEachDifference(a, b) { unsafe body($0, a[$0], b[$0]) } }
    }
    return isCompared.flatMap { $0 } != nil
  }

  /// Calls `body` with the offset of each differing element, up to the length of the shorter buffer.
  ///
  /// Plain data is first compared as bytes, 64 elements at a time: most of it is equal, and elements can differ only
  /// where the bytes do.
  private static func forEachDifference<T>(
    _ a: UnsafeBufferPointer<T>, _ b: UnsafeBufferPointer<T>, _ body: (Int) -> Void
  ) {
    let count = min(a.count, b.count)
    guard let a = unsafe UnsafeRawPointer(a.baseAddress), let b = unsafe UnsafeRawPointer(b.baseAddress), unsafe a != b
    else { return }
    let plan = of(T.self)
    let stride = MemoryLayout<T>.stride
    let runLength = _isPOD(T.self) ? 64 : 1
    for start in Swift.stride(from: 0, to: count, by: runLength) {
      let end = min(start + runLength, count)
      if runLength > 1, unsafe memcmp(a + start * stride, b + start * stride, (end - start) * stride) == 0 { continue }
      for offset in start..<end where unsafe !plan(a + offset * stride, b + offset * stride) { body(offset) }
    }
  }

  private static let plans = Cache<ObjectIdentifier, Comparison>()
  @MainActor private static let recent = TypeTable<Comparison>(placeBits: 8)

  static func of<T>(_ type: T.Type) -> Comparison { plans.value(for: ObjectIdentifier(type)) { Comparison(type) } }

  private convenience init<T>(_ type: T.Type) {
    var steps: [Step] = []
    Self.addSteps(of: type, at: 0, to: &steps)
    self.init(steps: steps)
  }

  private static func addSteps<T>(of type: T.Type, at offset: Int, to steps: inout [Step]) {
    // Looking up a conformance searches all conformances of the process, so it is done only where it matters.
    let isPlain = _isPOD(type)
    if !isPlain || isEnumeration(type),
      let own = unsafe (type as? any SelfComparing.Type).map({ unsafe selfComparison($0) })
    {
      return unsafe steps.append(Step(offset: offset, compare: own))
    }
    if !isPlain, let equatable = type as? any Equatable.Type {
      return unsafe steps.append(Step(offset: offset, compare: equality(equatable)))
    }
    if isOptional(type), let optional = type as? any OptionalProtocol.Type {
      return unsafe steps.append(Step(offset: offset, compare: optionalComparison(optional)))
    }
    var fields: [Field] = []
    if isStructure(type) { forEachField(of: type) { fields.append($0) } }
    guard !fields.isEmpty else { return unsafe steps.append(Step(offset: offset, compare: leafComparison(type))) }
    for field in fields {
      func open<F>(_ fieldType: F.Type) {
        let start = offset + field.offset
        guard field.isStrong else {
          return unsafe steps.append(Step(offset: start, compare: byteComparison(fieldType)))
        }
        addSteps(of: fieldType, at: start, to: &steps)
      }
      _openExistential(field.type, do: open)
    }
  }

  private static func selfComparison<T: SelfComparing>(_ type: T.Type) -> Compare {
    { unsafe $0.assumingMemoryBound(to: T.self).pointee.isSame(as: $1.assumingMemoryBound(to: T.self).pointee) }
  }

  private static func equality<T: Equatable>(_ type: T.Type) -> Compare {
    { unsafe $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
  }

  /// Returns a comparison of optionals: equal if both are `nil`, or if the wrapped values are equal.
  ///
  /// The wrapped values are compared in place. Unwrapping them would look up the optional's type for each comparison,
  /// which takes 300 instructions.
  private static func optionalComparison<T: OptionalProtocol>(_ type: T.Type) -> Compare {
    let plan = T.comparison
    return { a, b in
      let number = unsafe caseNumber(of: type, at: a)
      guard unsafe number == caseNumber(of: type, at: b) else { return false }
      // The case with a payload is the first.
      return unsafe number > 0 || plan(a, b)
    }
  }

  /// Returns a comparison by bytes.
  ///
  /// It is also used for weak and unowned references, which cannot be read directly but whose bytes identify the
  /// object.
  private static func byteComparison<T>(_ type: T.Type) -> Compare {
    let size = MemoryLayout<T>.size
    return { unsafe memcmp($0, $1, size) == 0 }
  }

  /// Returns the comparison of a value without fields: a number, an enumeration, a reference, a function.
  private static func leafComparison<T>(_ type: T.Type) -> Compare {
    if _isPOD(type) || type is AnyClass { return unsafe byteComparison(type) }
    if isFunction(type) { return unsafe compareFunctions }
    if isEnumeration(type) { return unsafe enumComparison(type) }
    return { _, _ in false }
  }

  /// Compares functions: equal if both have the same code and no captures.
  ///
  /// A function value is a pointer to code, and a pointer to the captures, which is null if there are none.
  private static func compareFunctions(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let captures = MemoryLayout<Int>.size
    guard unsafe a.load(fromByteOffset: captures, as: Int.self) == 0 else { return false }
    return unsafe b.load(fromByteOffset: captures, as: Int.self) == 0 && a.load(as: Int.self) == b.load(as: Int.self)
  }

  /// Returns a comparison of enumerations with references and without `==`: equal if case and payload are equal.
  private static func enumComparison<T>(_ type: T.Type) -> Compare {
    { a, b in
      guard unsafe caseNumber(of: type, at: a) == caseNumber(of: type, at: b) else { return false }
      switch unsafe (payload(of: type, at: a), payload(of: type, at: b)) {
      case (nil, nil): return true
      case (let a?, let b?): return areSameValues(a, b)
      default: return false
      }
    }
  }

  static func areSameValues(_ a: Any, _ b: Any) -> Bool {
    func open<A>(_ a: A) -> Bool {
      func compare<B>(_ b: B) -> Bool { areSame(a, asAny: b) }
      return _openExistential(b, do: compare)
    }
    return _openExistential(a, do: open)
  }
}

/// Returns the wrapped type of an optional type, or the type itself.
func typeInOptional(_ type: Any.Type) -> Any.Type {
  isOptional(type) ? (type as? any OptionalProtocol.Type)?.wrapped ?? type : type
}

/// Gives a comparison access to an optional of any type.
private protocol OptionalProtocol {
  static var wrapped: Any.Type { get }
  static var comparison: Comparison { get }
}

extension Optional: OptionalProtocol {
  fileprivate static var wrapped: Any.Type { Wrapped.self }

  fileprivate static var comparison: Comparison { Comparison.of(Wrapped.self) }
}
