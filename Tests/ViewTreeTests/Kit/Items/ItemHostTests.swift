import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Items of bars and groups of controls.
@MainActor struct ItemHostTests: ItemSlotTests {
  @Test func `an item of a bar is one node at each place`() throws {
    let placements: [ToolbarItemPlacement] = [
      .automatic, .topBarLeading, .topBarTrailing, .principal, .bottomBar, .status, .cancellationAction,
      .confirmationAction, .destructiveAction, .navigation, .primaryAction, .title, .subtitle, .largeTitle,
    ]
    for placement in placements {
      try expectOneNode("\(placement)") { model in
        NavigationStack {
          Text("page").navigationTitle("A long title").toolbar {
            ToolbarItem(placement: placement) { CountedItem(model) }
            ToolbarItem { Button("Another") {} }
            ToolbarItem(placement: .bottomBar) { Button("Below") {} }
          }
        }
      }
      try expectOneNode("\(placement) in a group") { model in
        NavigationStack {
          Text("page").navigationTitle("A long title").toolbar {
            ToolbarItemGroup(placement: placement) {
              Button("First") {}
              CountedItem(model)
            }
          }
        }
      }
    }
  }

  @Test func `groups of controls in bars and elsewhere have one node for each control`() throws {
    try expectOneNode([
      "a group with a label": { model in
        bar {
          ToolbarItemGroup {
            Button("First") {}
            CountedItem(model)
            Button("Last") {}
          } label: {
            Text("Group")
          }
          ToolbarItem { Button("Another") {} }
        }
      },
      "a control group": { model in
        bar {
          ToolbarItem {
            ControlGroup("Group") {
              Button("First") {}
              CountedItem(model)
              Button("Last") {}
            }
          }
        }
      },
      "a control group below": { model in
        bar {
          ToolbarItem(placement: .bottomBar) {
            ControlGroup("Group") {
              Button("First") {}
              CountedItem(model)
              Button("Last") {}
            }
          }
        }
      },
      "a control group on a page": { model in
        AnyView(
          ControlGroup {
            Button("First") {}
            CountedItem(model)
          })
      },
    ])
  }
}
