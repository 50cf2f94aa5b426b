/// The table by which hosts and outlets find each other; a modifier makes it when its content is mounted.
@MainActor final class ItemTable {
  private var links: [AnyHashable: ItemLink] = [:]
  /// The number of links at which the next new link removes the unused ones.
  private var limit = 16

  func link(of id: AnyHashable) -> ItemLink {
    if let link = links[id] { return link }
    if links.count >= limit {
      links = links.filter { $0.value.isUsed }
      limit = max(links.count * 2, 16)
    }
    let new = ItemLink()
    links[id] = new
    return new
  }
}

/// An item's host, and the outlets that may show it.
@MainActor final class ItemLink {
  weak var host: ItemHostNode?
  private var outlets: [WeakOutlet] = []

  private struct WeakOutlet {
    weak var outlet: ItemOutletNode?
  }

  fileprivate var isUsed: Bool { host != nil || outlet != nil }

  /// The last outlet added, which shows the item.
  var outlet: ItemOutletNode? { outlets.last { $0.outlet?.isUnmounted == false }?.outlet }

  func add(_ outlet: ItemOutletNode) {
    outlets.append(WeakOutlet(outlet: outlet))
    host?.settle()
  }

  func remove(_ outlet: ItemOutletNode) {
    outlets.removeAll { $0.outlet == nil || $0.outlet === outlet }
    host?.leave(outlet)
  }
}

struct ItemTableKey: EnvironmentKey {
  static var defaultValue: ItemTable? { nil }
}

extension View {
  /// Lets outlets in the view show the items that are hosted in it.
  nonisolated func movesItems() -> some View { modifier(ItemTableModifier()) }
}

nonisolated private struct ItemTableModifier: ViewModifier {
  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    let node: ParentNode = slot.node {
      let scope = ConstantScope<ItemTable?>(ItemTable(), key: ItemTableKey.self, parent: $1.environment)
      return ParentNode(parent: $0, inputs: $1.with(environment: scope))
    }
    node.evaluateChild(content)
  }
}
