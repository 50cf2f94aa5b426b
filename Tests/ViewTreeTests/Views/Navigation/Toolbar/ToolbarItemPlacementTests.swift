import Testing
import ViewTreeTesting

@testable import ViewTree

struct ToolbarItemPlacementTests {
  @Test func `each placement has a region, and a rank among the items of it`() {
    let placements: [(ToolbarItemPlacement, ToolbarItemPlacement.Region, Int)] = [
      (.automatic, .trailing, 0), (.principal, .center, 0), (.navigation, .leading, 0), (.primaryAction, .trailing, 1),
      (.secondaryAction, .more, 0), (.status, .status, 0), (.confirmationAction, .trailing, 2),
      (.cancellationAction, .leading, 0), (.destructiveAction, .trailing, 1), (.topBarLeading, .leading, 0),
      (.topBarTrailing, .trailing, 0), (.navigationBarLeading, .leading, 0), (.navigationBarTrailing, .trailing, 0),
      (.bottomBar, .bottom, 0), (.bottomOrnament, .bottom, 0), (.keyboard, .keyboard, 0), (.title, .title, 0),
      (.largeTitle, .title, 0), (.subtitle, .subtitle, 0), (.largeSubtitle, .subtitle, 0),
      (.titleMenu, .titleMenu, 0), (.accessoryBar(id: 1), .trailing, 0),
    ]
    for (placement, region, rank) in placements {
      expectEqual(placement.region, region)
      expectEqual(placement.rank, rank)
      expectEqual(placement.isProminent, placement == .confirmationAction)
    }
  }
}
