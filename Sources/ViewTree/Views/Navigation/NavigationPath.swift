/// The values of the pages above the first one of a `NavigationStack`, of any types.
///
/// Follows [NavigationPath](https://developer.apple.com/documentation/swiftui/navigationpath).
public struct NavigationPath: Equatable {
  var elements: [PathElement] = []

  /// An empty path: the first page shows.
  public init() {}

  /// A path of some values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { PathElement($0) } }

  /// How many pages lie above the first one.
  public var count: Int { elements.count }
  /// Whether the first page shows.
  public var isEmpty: Bool { elements.isEmpty }

  /// Shows the page of a value.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(PathElement(value)) }

  /// Goes back by `k` pages, of which there must be as many.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// A value of a path, with the type for which its destination is looked up.
struct PathElement: Equatable {
  let value: AnyHashable
  let type: Any.Type

  init<V: Hashable>(_ value: V) {
    self.value = AnyHashable(value)
    type = V.self
  }

  static func == (a: PathElement, b: PathElement) -> Bool { a.type == b.type && a.value == b.value }
}

/// The path of a stack, whatever holds it.
struct PathStorage {
  let elements: () -> [PathElement]
  /// Takes values away until no more than so many are left.
  ///
  /// The binding is read once: it may say something else each time.
  let shorten: (Int) -> Void
  /// Says whether the path can hold the value.
  let append: (PathElement) -> Bool
  /// Of which type the values are, where it is only one.
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
