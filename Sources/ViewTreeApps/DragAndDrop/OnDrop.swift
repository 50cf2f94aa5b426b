/// The operation that a drop performs.
///
/// Follows [DropOperation](https://developer.apple.com/documentation/swiftui/dropoperation).
public enum DropOperation: Hashable, Sendable {
  /// Cancels the drag.
  case cancel
  /// Forbids a drop at this location.
  case forbidden
  /// Copies the item.
  case copy
  /// Moves the item.
  case move
  /// Deletes the item.
  case delete
  /// Links to the item.
  case alias
}

/// A delegate's proposal for a drop.
///
/// Follows [DropProposal](https://developer.apple.com/documentation/swiftui/dropproposal).
public struct DropProposal: Sendable {
  /// The operation of the drop.
  public let operation: DropOperation
  /// The operation of a drag from a different program; it has no effect, because every drag begins in the screen.
  public let operationOutsideApplication: DropOperation?

  /// Creates a proposal for an operation.
  public init(operation: DropOperation) {
    (self.operation, operationOutsideApplication) = (operation, nil)
  }

  /// Creates a proposal with different operations for drags from this program and from other programs.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    (operation, operationOutsideApplication) = (withinApplication, outsideApplication)
  }
}

/// The item dragged over a view, and its location.
///
/// Follows [DropInfo](https://developer.apple.com/documentation/swiftui/dropinfo).
public struct DropInfo {
  /// The pointer's location in the view's coordinates, in the screen's unit.
  public let location: CGPoint
  fileprivate let provider: NSItemProvider

  /// Returns whether the item has data of at least one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { provider.has(contentTypes) }
  /// Returns the items with data of at least one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    provider.has(contentTypes) ? [provider] : []
  }
  /// Returns whether the item has data of at least one of the types, given by their identifiers; the older form.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(importedAs: $0) })
  }
  /// Returns the items with data of at least one of the types, given by their identifiers; the older form.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(importedAs: $0) })
  }
}

/// A handler for items that are dragged over a view and dropped on it.
///
/// Follows [DropDelegate](https://developer.apple.com/documentation/swiftui/dropdelegate).
@MainActor @preconcurrency public protocol DropDelegate {
  /// Returns whether the item may be dropped; if `false`, no other method is called.
  func validateDrop(info: DropInfo) -> Bool
  /// Performs the drop; the result is ignored.
  func performDrop(info: DropInfo) -> Bool
  /// The dragged item entered the view.
  func dropEntered(info: DropInfo)
  /// The dragged item moved over the view; returns the proposal for a drop, or `nil` to keep the last one.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The dragged item left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns `true`: every item may be dropped.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Has no effect by default.
  public func dropEntered(info: DropInfo) {}
  /// Returns `nil`: the last proposal stays.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Has no effect by default.
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Accepts drops with data of at least one of the types; the location is in the view's coordinates.
  ///
  /// The action's result is ignored; the binding is `true` while such an item is over the view. A value dragged by
  /// ``draggable(_:)`` has the types of its transfer representations. Follows
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

  /// Accepts drops with data of at least one of the types; see `onDrop(of:isTargeted:perform:)`.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Accepts drops with data of at least one of the types, given by their identifiers; the older form.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Accepts drops with data of at least one of the types, given by their identifiers; the older form.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Accepts drops with data of at least one of the types, handled by a delegate.
  ///
  /// No drop is performed if the delegate's last proposal is `cancel` or `forbidden`. Follows
  /// [onDrop(of:delegate:)](https://developer.apple.com/documentation/swiftui/view/ondrop(of:delegate:)).
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(OnDropModifier(types: supportedContentTypes, delegate: delegate))
  }

  /// Accepts drops with data of at least one of the types, given by their identifiers, handled by a delegate; the older
  /// form.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
  }
}

nonisolated private struct OnDropModifier: ViewModifier {
  let types: [UTType]
  let delegate: any DropDelegate
  @PlaceObject private var dropState = DropState()

  init(types: [UTType], delegate: any DropDelegate) { (self.types, self.delegate) = (types, delegate) }

  /// The operation that the delegate last proposed for the drag over the view.
  final class DropState {
    var operation = DropOperation.copy
  }

  @MainActor func body(content: Content) -> some View {
    let (delegate, types, dropState) = (delegate, types, dropState)
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
            dropState.operation = .copy
            delegate.dropEntered(info: info)
          case .moved: if let new = delegate.dropUpdated(info: info) { dropState.operation = new.operation }
          case .exited: delegate.dropExited(info: info)
          case .dropped where dropState.operation == .cancel || dropState.operation == .forbidden:
            delegate.dropExited(info: info)
          case .dropped: _ = delegate.performDrop(info: info)
          }
        }))
  }
}
