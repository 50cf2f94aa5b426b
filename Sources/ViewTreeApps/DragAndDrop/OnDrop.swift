/// What a drop does with what is dropped.
///
/// Follows [DropOperation](https://developer.apple.com/documentation/swiftui/dropoperation).
public enum DropOperation: Hashable, Sendable {
  /// Nothing: the drag is given up.
  case cancel
  /// Nothing: it may not be dropped here.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
  /// It is deleted.
  case delete
  /// It is linked to.
  case alias
}

/// What a drop would do.
///
/// Follows [DropProposal](https://developer.apple.com/documentation/swiftui/dropproposal).
public struct DropProposal: Sendable {
  /// What it does with what is dropped.
  public let operation: DropOperation
  /// The same, where the drag comes from another program: none does.
  public let operationOutsideApplication: DropOperation?

  /// A drop that does something with what is dropped.
  public init(operation: DropOperation) {
    (self.operation, operationOutsideApplication) = (operation, nil)
  }

  /// A drop that does one thing with what comes from the program, and another with what does not.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    (operation, operationOutsideApplication) = (withinApplication, outsideApplication)
  }
}

/// What is dragged over a view, and where it is.
///
/// Follows [DropInfo](https://developer.apple.com/documentation/swiftui/dropinfo).
public struct DropInfo {
  /// Where it is, in the view's own coordinates.
  public let location: CGPoint
  fileprivate let provider: NSItemProvider

  /// Whether it has data of one of some kinds.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { provider.has(contentTypes) }
  /// The items that have data of one of some kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    provider.has(contentTypes) ? [provider] : []
  }
  /// Whether it has data of one of some kinds; the older form.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(importedAs: $0) })
  }
  /// The items that have data of one of some kinds; the older form.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(importedAs: $0) })
  }
}

/// What a view does with what is dragged over it and dropped on it.
///
/// Follows [DropDelegate](https://developer.apple.com/documentation/swiftui/dropdelegate).
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether it may be dropped at all; if not, no other function is called.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what was dropped; says whether it had a use for it.
  func performDrop(info: DropInfo) -> Bool
  /// It came over the view.
  func dropEntered(info: DropInfo)
  /// It moved over the view; says what a drop would do, `nil` for the same as before.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// It may.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// The same as before.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Takes what has data of one of some kinds, with the place at which it is dropped, in the view's own coordinates.
  ///
  /// The action says whether it had a use for it; the binding is `true` while such a thing is over the view. What is
  /// dragged by ``draggable(_:)`` has the kinds that its type says. Follows
  /// [onDrop](https://developer.apple.com/documentation/swiftui/view/ondrop(of:istargeted:perform:)).
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropTrait(
        accepts: { NSItemProvider.of($0).has(supportedContentTypes) }, isTargeted: { isTargeted?.wrappedValue = $0 }
      ) { event in
        _ = action([NSItemProvider.of(event.value)], event.location)
      })
  }

  /// Takes what has data of one of some kinds; see `onDrop(of:isTargeted:perform:)`.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Takes what has data of one of some kinds, named by their identifiers; the older form.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Takes what has data of one of some kinds, named by their identifiers; the older form.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Takes what has data of one of some kinds, as a delegate says.
  ///
  /// What the delegate says is `cancel` or `forbidden` is not dropped. Follows
  /// [onDrop(of:delegate:)](https://developer.apple.com/documentation/swiftui/view/ondrop(of:delegate:)).
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DelegatedDrop(types: supportedContentTypes, delegate: delegate))
  }

  /// Takes what has data of one of some kinds, named by their identifiers, as a delegate says; the older form.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
  }
}

nonisolated private struct DelegatedDrop: ViewModifier {
  let types: [UTType]
  let delegate: any DropDelegate
  @PlaceObject private var course = Course()

  init(types: [UTType], delegate: any DropDelegate) { (self.types, self.delegate) = (types, delegate) }

  /// What the delegate said of the drag that is over the view.
  final class Course {
    var operation = DropOperation.copy
  }

  @MainActor func body(content: Content) -> some View {
    let (delegate, types, course) = (delegate, types, course)
    content.modifier(
      DropTrait(
        accepts: { value in
          let info = DropInfo(location: .zero, provider: .of(value))
          return info.hasItemsConforming(to: types) && delegate.validateDrop(info: info)
        },
        handle: { event in
          let info = DropInfo(location: event.location, provider: .of(event.value))
          switch event.phase {
          case .entered:
            course.operation = .copy
            delegate.dropEntered(info: info)
          case .moved: if let new = delegate.dropUpdated(info: info) { course.operation = new.operation }
          case .exited: delegate.dropExited(info: info)
          case .dropped where course.operation == .cancel || course.operation == .forbidden:
            delegate.dropExited(info: info)
          case .dropped: _ = delegate.performDrop(info: info)
          }
        }))
  }
}
