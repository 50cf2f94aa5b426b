/// The values of the pages above the first page of a `NavigationStack`, of any types.
///
/// Follows [NavigationPath](https://developer.apple.com/documentation/swiftui/navigationpath).
public struct NavigationPath: Equatable {
  package var elements: [PathElement] = []

  /// Creates an empty path, with which the first page is shown.
  public init() {}

  /// Creates a path from a sequence of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { PathElement($0) } }

  /// The number of pages above the first one.
  public var count: Int { elements.count }
  /// A Boolean value that indicates whether only the first page is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// Appends a value, which shows its page.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(PathElement(value)) }

  /// Removes the last `k` values, which goes back; removing more values than there are ends the program.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// A value of a path, with the type for which its destination is looked up.
package struct PathElement: Equatable {
  package let value: AnyHashable
  package let type: Any.Type

  package init<V: Hashable>(_ value: V) {
    self.value = AnyHashable(value)
    type = V.self
  }

  package static func == (a: PathElement, b: PathElement) -> Bool { a.type == b.type && a.value == b.value }
}

/// Access to the path of a stack in any storage.
struct PathStorage {
  let elements: () -> [PathElement]
  /// Removes values until at most this number is left.
  ///
  /// It reads the binding only once, because each read may return a different value.
  let shorten: (Int) -> Void
  /// Appends a value; returns false if the path cannot hold values of its type.
  let append: (PathElement) -> Bool
  /// The type of the values; `nil` if they may be of any type.
  let elementType: Any.Type?

  init(_ path: Binding<NavigationPath>) {
    elements = { path.wrappedValue.elements }
    shorten = { count in
      var values = path.wrappedValue
      guard values.count > count else { return }
      values.removeLast(values.count - count)
      path.wrappedValue = values
    }
    append = {
      path.wrappedValue.elements.append($0)
      return true
    }
    elementType = nil
  }

  init<Data: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>) where Data.Element: Hashable {
    elements = { path.wrappedValue.map { PathElement($0) } }
    shorten = { count in
      var values = path.wrappedValue
      guard values.count > count else { return }
      values.removeLast(values.count - count)
      path.wrappedValue = values
    }
    append = {
      guard let value = $0.value.base as? Data.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    elementType = Data.Element.self
  }
}
