/// Where an item of a toolbar stands.
///
///     [ < Back ] [ Cancel ] Title             [ Share ] [= Save =]
///     -------------------------------------------------------------
///     ...
///     -------------------------------------------------------------
///     [ Sort ]                     3 items                   [ + ]
///
/// Above: what leads back and cancels, the title or what is in its place, then actions. Below: `.bottomBar` and
/// `.status`. Follows
/// [ToolbarItemPlacement](https://developer.apple.com/documentation/swiftui/toolbaritemplacement).
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// A part of a page's bars.
  enum Region: Hashable, Sendable {
    /// In the bar above, before the title.
    case leading
    /// In the bar above, in place of the title.
    case title
    /// In the bar above, below the title.
    case subtitle
    /// In the list that the title opens.
    case titleMenu
    /// In the bar above, in the middle, in place of the title.
    case center
    /// In the bar above, at its end.
    case trailing
    /// In the list that the button at the end of the bar opens.
    case more
    /// In the bar below.
    case bottom
    /// In the middle of the bar below.
    case status
    /// Below the page, while text is typed.
    case keyboard
  }

  let region: Region
  /// Of what is at the end of the bar, what is higher stays longest where there is not room for all, and stands last.
  var rank = 0
  /// Whether buttons are those that matter most: `[= Save =]`.
  var isProminent = false

  /// At the end of the bar above.
  public static let automatic = ToolbarItemPlacement(region: .trailing)
  /// In the middle of the bar above, in place of the title.
  public static let principal = ToolbarItemPlacement(region: .center)
  /// Before the title, as the button that goes back.
  public static let navigation = ToolbarItemPlacement(region: .leading)
  /// The action that the page is most used for, at the end of the bar above.
  public static let primaryAction = ToolbarItemPlacement(region: .trailing, rank: 1)
  /// In the list that the button `[ … ]` opens.
  public static let secondaryAction = ToolbarItemPlacement(region: .more)
  /// Something that only informs, in the middle of the bar below.
  public static let status = ToolbarItemPlacement(region: .status)
  /// Agrees to what a sheet asks, at the end of the bar above: `[= Save =]`.
  public static let confirmationAction = ToolbarItemPlacement(region: .trailing, rank: 2, isProminent: true)
  /// Leaves without doing anything, before the title.
  public static let cancellationAction = ToolbarItemPlacement(region: .leading)
  /// Agrees to lose something, at the end of the bar above.
  public static let destructiveAction = ToolbarItemPlacement(region: .trailing, rank: 1)
  /// Before the title.
  public static let topBarLeading = ToolbarItemPlacement(region: .leading)
  /// At the end of the bar above.
  public static let topBarTrailing = ToolbarItemPlacement(region: .trailing)
  /// Before the title; the form of ``topBarLeading`` before iOS 17.
  public static let navigationBarLeading = ToolbarItemPlacement(region: .leading)
  /// At the end of the bar above; the form of ``topBarTrailing`` before iOS 17.
  public static let navigationBarTrailing = ToolbarItemPlacement(region: .trailing)
  /// In a bar below the page.
  public static let bottomBar = ToolbarItemPlacement(region: .bottom)
  /// Below the page, as of visionOS.
  public static let bottomOrnament = ToolbarItemPlacement(region: .bottom)
  /// Below the page while a text field in it is edited.
  public static let keyboard = ToolbarItemPlacement(region: .keyboard)
  /// In place of the title.
  public static let title = ToolbarItemPlacement(region: .title)
  /// In place of the title.
  public static let largeTitle = ToolbarItemPlacement(region: .title)
  /// Below the title.
  public static let subtitle = ToolbarItemPlacement(region: .subtitle)
  /// Below the title.
  public static let largeSubtitle = ToolbarItemPlacement(region: .subtitle)

  /// In the list that the title opens.
  static let titleMenu = ToolbarItemPlacement(region: .titleMenu)

  /// A bar of the user's own below the window's; on a text platform the end of the bar above.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { automatic }
}
