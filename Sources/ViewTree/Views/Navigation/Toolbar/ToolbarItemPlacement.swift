/// The placement of a toolbar item.
///
///     [ < Back ] [ Cancel ] Title             [ Share ] [= Save =]
///     -------------------------------------------------------------
///     ...
///     -------------------------------------------------------------
///     [ Sort ]                     3 items                   [ + ]
///
/// Above: back and cancel buttons, the title or its replacement, then actions. Below: `.bottomBar` and `.status`.
/// Follows [ToolbarItemPlacement](https://developer.apple.com/documentation/swiftui/toolbaritemplacement).
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// A part of a page's bars.
  enum Region: Hashable, Sendable {
    /// In the bar above, before the title.
    case leading
    /// In the bar above, in place of the title.
    case title
    /// In the bar above, below the title.
    case subtitle
    /// In the menu of the title.
    case titleMenu
    /// In the bar above, centred, in place of the title.
    case center
    /// At the end of the bar above.
    case trailing
    /// In the list of the button at the end of the bar.
    case more
    /// In the bar below.
    case bottom
    /// In the middle of the bar below.
    case status
    /// Below the page, while text is edited.
    case keyboard
  }

  let region: Region
  /// The rank at the end of the bar: items with a higher rank are last, and leave the bar last if there is not enough
  /// room.
  var rank = 0
  /// Whether buttons are prominent: `[= Save =]`.
  var isProminent = false

  /// At the end of the bar above.
  public static let automatic = ToolbarItemPlacement(region: .trailing)
  /// Centred in the bar above, in place of the title.
  public static let principal = ToolbarItemPlacement(region: .center)
  /// Before the title, like the back button.
  public static let navigation = ToolbarItemPlacement(region: .leading)
  /// The primary action of the page, at the end of the bar above.
  public static let primaryAction = ToolbarItemPlacement(region: .trailing, rank: 1)
  /// In the list of the button `[ … ]`.
  public static let secondaryAction = ToolbarItemPlacement(region: .more)
  /// Information about the page, in the middle of the bar below.
  public static let status = ToolbarItemPlacement(region: .status)
  /// The confirmation of a sheet, at the end of the bar above: `[= Save =]`.
  public static let confirmationAction = ToolbarItemPlacement(region: .trailing, rank: 2, isProminent: true)
  /// The cancellation of a sheet, before the title.
  public static let cancellationAction = ToolbarItemPlacement(region: .leading)
  /// A destructive confirmation, at the end of the bar above.
  public static let destructiveAction = ToolbarItemPlacement(region: .trailing, rank: 1)
  /// Before the title.
  public static let topBarLeading = ToolbarItemPlacement(region: .leading)
  /// At the end of the bar above.
  public static let topBarTrailing = ToolbarItemPlacement(region: .trailing)
  /// Before the title; the form of ``topBarLeading`` before iOS 17.
  public static let navigationBarLeading = ToolbarItemPlacement(region: .leading)
  /// At the end of the bar above; the form of ``topBarTrailing`` before iOS 17.
  public static let navigationBarTrailing = ToolbarItemPlacement(region: .trailing)
  /// In the bar below the page.
  public static let bottomBar = ToolbarItemPlacement(region: .bottom)
  /// Below the page; an ornament on visionOS.
  public static let bottomOrnament = ToolbarItemPlacement(region: .bottom)
  /// Below the page while one of its text fields is edited.
  public static let keyboard = ToolbarItemPlacement(region: .keyboard)
  /// In place of the title.
  public static let title = ToolbarItemPlacement(region: .title)
  /// In place of the title.
  public static let largeTitle = ToolbarItemPlacement(region: .title)
  /// Below the title.
  public static let subtitle = ToolbarItemPlacement(region: .subtitle)
  /// Below the title.
  public static let largeSubtitle = ToolbarItemPlacement(region: .subtitle)

  /// In the menu of the title.
  static let titleMenu = ToolbarItemPlacement(region: .titleMenu)

  /// A custom bar below the window's bar; in text, the end of the bar above.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { automatic }
}
