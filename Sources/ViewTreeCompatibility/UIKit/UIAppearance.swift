#if !canImport(UIKit)
  // Looks of UIKit's bars and lists, which files set for a whole app: `UINavigationBar.appearance().…`. The views here
  // are not made of UIKit's, so no setting has an effect. The names let such files compile.

  /// A view of UIKit whose look is set for a whole app.
  ///
  /// Has no effect: no view is made of it.
  ///
  /// Follows [UIView](https://developer.apple.com/documentation/uikit/uiview).
  @MainActor @preconcurrency open class UIView: UIResponder {
    /// The colour of the background.
    public var backgroundColor: UIColor?
    /// The tint colour.
    public var tintColor: UIColor?
    /// A Boolean value that indicates whether the view is hidden.
    public var isHidden = false
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat = 1

    /// Creates a view that is never shown.
    nonisolated public required override init() {}

    /// Returns a new view for the settings of all views of the type; they have no effect.
    public static func appearance() -> Self { Self() }
  }

  /// The class `UIScrollView` of UIKit; no view is made of it.
  ///
  /// Follows [UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview).
  @MainActor @preconcurrency open class UIScrollView: UIView {
    /// The way of dismissing a keyboard.
    ///
    /// Follows
    /// [UIScrollView.KeyboardDismissMode](https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum).
    public enum KeyboardDismissMode: Int, Sendable {
      /// The keyboard is not dismissed.
      case none
      /// The keyboard is dismissed when scrolling starts.
      case onDrag
      /// The keyboard follows the drag.
      case interactive
    }

    /// A Boolean value that indicates whether the view bounces at its end.
    public var bounces = true
    /// A Boolean value that indicates whether the view bounces when its content fits.
    public var alwaysBounceVertical = false
    /// A Boolean value that indicates whether the view stops at pages.
    public var isPagingEnabled = false
    /// A Boolean value that indicates whether the view scrolls.
    public var isScrollEnabled = true
    /// A Boolean value that indicates whether the vertical bar is shown.
    public var showsVerticalScrollIndicator = true
    /// A Boolean value that indicates whether the horizontal bar is shown.
    public var showsHorizontalScrollIndicator = true
    /// The way of dismissing a keyboard.
    public var keyboardDismissMode = KeyboardDismissMode.none
    /// The distances between the content and the edges.
    public var contentInset = UIEdgeInsets.zero
  }

  /// The class `UITableView` of UIKit; no view is made of it.
  ///
  /// Follows [UITableView](https://developer.apple.com/documentation/uikit/uitableview).
  @MainActor @preconcurrency public final class UITableView: UIScrollView {
    /// The lines between rows.
    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The colour of the lines between rows.
    public var separatorColor: UIColor?
    /// The distances of the lines from the edges.
    public var separatorInset = UIEdgeInsets.zero
    /// The view below the rows.
    public var tableFooterView: UIView?
    /// The view above the rows.
    public var tableHeaderView: UIView?
    /// The space above the header of a section.
    public var sectionHeaderTopPadding: CGFloat = 0
    /// The height of a row.
    public var rowHeight: CGFloat = 0
    /// A Boolean value that indicates whether a row can be selected.
    public var allowsSelection = true
  }

  /// The class `UITableViewCell` of UIKit; no view is made of it.
  ///
  /// Follows [UITableViewCell](https://developer.apple.com/documentation/uikit/uitableviewcell).
  @MainActor @preconcurrency public final class UITableViewCell: UIView {
    /// The lines between rows.
    ///
    /// Follows
    /// [UITableViewCell.SeparatorStyle](https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle).
    public enum SeparatorStyle: Int, Sendable {
      /// Rows without separator lines.
      case none
      /// One line between two rows.
      case singleLine
    }

    /// The look of a selected row.
    ///
    /// Follows
    /// [UITableViewCell.SelectionStyle](https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum).
    public enum SelectionStyle: Int, Sendable {
      /// The look of other rows.
      case none
      /// A blue background.
      case blue
      /// A gray background.
      case gray
      /// The default look of the system.
      case `default`
    }

    /// The look of a selected row.
    public var selectionStyle = SelectionStyle.default
    /// The background of a selected row.
    public var selectedBackgroundView: UIView?
  }

  /// The class `UICollectionView` of UIKit; no view is made of it.
  ///
  /// Follows [UICollectionView](https://developer.apple.com/documentation/uikit/uicollectionview).
  @MainActor @preconcurrency public final class UICollectionView: UIScrollView {}

  /// The class `UITextView` of UIKit; no view is made of it.
  ///
  /// Follows [UITextView](https://developer.apple.com/documentation/uikit/uitextview).
  @MainActor @preconcurrency public final class UITextView: UIScrollView {
    /// The colour of the text.
    public var textColor: UIColor?
    /// The distances between the text and the edges.
    public var textContainerInset = UIEdgeInsets.zero
  }

  /// The class `UITextField` of UIKit; no view is made of it.
  ///
  /// Follows [UITextField](https://developer.apple.com/documentation/uikit/uitextfield).
  @MainActor @preconcurrency public final class UITextField: UIView {
    /// The condition under which a part of the field is shown.
    ///
    /// Follows [UITextField.ViewMode](https://developer.apple.com/documentation/uikit/uitextfield/viewmode).
    public enum ViewMode: Int, Sendable {
      /// The part is never shown.
      case never
      /// The part is shown while the field is edited.
      case whileEditing
      /// The part is shown while the field is not edited.
      case unlessEditing
      /// The part is always shown.
      case always
    }

    /// The condition under which the clear button is shown.
    public var clearButtonMode = ViewMode.never
  }

  /// A control of UIKit: no view is made of it.
  ///
  /// Follows [UIControl](https://developer.apple.com/documentation/uikit/uicontrol).
  @MainActor @preconcurrency open class UIControl: UIView {
    /// The states of a control.
    ///
    /// Follows [UIControl.State](https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct).
    public struct State: OptionSet, Sendable {
      /// The states as bits.
      public let rawValue: UInt

      /// Creates the states whose bits are set.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The normal state, without bits.
      public static let normal: State = []
      /// The control is pressed.
      public static let highlighted = State(rawValue: 1)
      /// The control is disabled.
      public static let disabled = State(rawValue: 2)
      /// The control is selected.
      public static let selected = State(rawValue: 4)
    }
  }

  /// The class `UISegmentedControl` of UIKit; no view is made of it.
  ///
  /// Follows [UISegmentedControl](https://developer.apple.com/documentation/uikit/uisegmentedcontrol).
  @MainActor @preconcurrency public final class UISegmentedControl: UIControl {
    /// The colour of the selected segment.
    public var selectedSegmentTintColor: UIColor?
    /// Has no effect: no segment is made of it.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
  }

  /// The class `UIPageControl` of UIKit; no view is made of it.
  ///
  /// Follows [UIPageControl](https://developer.apple.com/documentation/uikit/uipagecontrol).
  @MainActor @preconcurrency public final class UIPageControl: UIControl {
    /// The colour of the current page's dot.
    public var currentPageIndicatorTintColor: UIColor?
    /// The colour of the other dots.
    public var pageIndicatorTintColor: UIColor?
  }

  /// The class `UISwitch` of UIKit; no view is made of it.
  ///
  /// Follows [UISwitch](https://developer.apple.com/documentation/uikit/uiswitch).
  @MainActor @preconcurrency public final class UISwitch: UIControl {
    /// The colour of the switch when it is on.
    public var onTintColor: UIColor?
    /// The colour of the thumb.
    public var thumbTintColor: UIColor?
  }

  /// The class `UISlider` of UIKit; no view is made of it.
  ///
  /// Follows [UISlider](https://developer.apple.com/documentation/uikit/uislider).
  @MainActor @preconcurrency public final class UISlider: UIControl {
    /// The colour of the track before the thumb.
    public var minimumTrackTintColor: UIColor?
    /// The colour of the track after the thumb.
    public var maximumTrackTintColor: UIColor?
    /// The colour of the thumb.
    public var thumbTintColor: UIColor?
  }

  /// The class `UINavigationBar` of UIKit; no view is made of it.
  ///
  /// Follows [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar).
  @MainActor @preconcurrency public final class UINavigationBar: UIView {
    /// The attributes of titles.
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of large titles.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The colour of the bar.
    public var barTintColor: UIColor?
    /// A Boolean value that indicates whether the content below shines through.
    public var isTranslucent = true
    /// A Boolean value that indicates whether titles are large.
    public var prefersLargeTitles = false
    /// The standard look of the bar.
    public var standardAppearance = UINavigationBarAppearance()
    /// The look of the bar at a small height.
    public var compactAppearance: UINavigationBarAppearance?
    /// The look of the bar at the end of scrolled content.
    public var scrollEdgeAppearance: UINavigationBarAppearance?
  }

  /// The class `UITabBar` of UIKit; no view is made of it.
  ///
  /// Follows [UITabBar](https://developer.apple.com/documentation/uikit/uitabbar).
  @MainActor @preconcurrency public final class UITabBar: UIView {
    /// The colour of the bar.
    public var barTintColor: UIColor?
    /// The colour of the tabs that are not selected.
    public var unselectedItemTintColor: UIColor?
    /// A Boolean value that indicates whether the content below shines through.
    public var isTranslucent = true
    /// The standard look of the bar.
    public var standardAppearance = UITabBarAppearance()
    /// The look of the bar at the end of scrolled content.
    public var scrollEdgeAppearance: UITabBarAppearance?
  }

  /// The class `UIToolbar` of UIKit; no view is made of it.
  ///
  /// Follows [UIToolbar](https://developer.apple.com/documentation/uikit/uitoolbar).
  @MainActor @preconcurrency public final class UIToolbar: UIView {
    /// The colour of the bar.
    public var barTintColor: UIColor?
    /// A Boolean value that indicates whether the content below shines through.
    public var isTranslucent = true
  }

  /// The look of a bar; no bar is made of it.
  ///
  /// Follows [UIBarAppearance](https://developer.apple.com/documentation/uikit/uibarappearance).
  @MainActor @preconcurrency open class UIBarAppearance: NSObject {
    /// The colour of the background.
    public var backgroundColor: UIColor?
    /// The colour of the line below the bar.
    public var shadowColor: UIColor?

    /// Creates a look without effect.
    nonisolated public override init() {}

    /// Has no effect: no bar is made of it.
    public func configureWithDefaultBackground() {}
    /// Has no effect: no bar is made of it.
    public func configureWithOpaqueBackground() {}
    /// Has no effect: no bar is made of it.
    public func configureWithTransparentBackground() {}
  }

  /// The class `UINavigationBarAppearance` of UIKit; no view is made of it.
  ///
  /// Follows [UINavigationBarAppearance](https://developer.apple.com/documentation/uikit/uinavigationbarappearance).
  @MainActor @preconcurrency public final class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of titles.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of large titles.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// The class `UITabBarAppearance` of UIKit; no view is made of it.
  ///
  /// Follows [UITabBarAppearance](https://developer.apple.com/documentation/uikit/uitabbarappearance).
  @MainActor @preconcurrency public final class UITabBarAppearance: UIBarAppearance {}

  extension NSAttributedString.Key {
    /// The colour of a text.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind a text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The font of a text.
    public static let font = NSAttributedString.Key("NSFont")
    /// The distance between characters.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The style of the line below a text.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The line through a text.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  }
#endif
