#if !canImport(UIKit)
  // How the bars and lists of UIKit look, as files set it up for a whole app: `UINavigationBar.appearance().…`. Views of
  // text are not made of these; what is set here means nothing, and the names let such files compile.

  /// A view of UIKit, of which the appearance is set for a whole app: nothing is made of it.
  ///
  /// Follows [UIView](https://developer.apple.com/documentation/uikit/uiview).
  @MainActor @preconcurrency open class UIView: UIResponder {
    /// What is behind it.
    public var backgroundColor: UIColor?
    /// What stands out.
    public var tintColor: UIColor?
    /// Whether it is not shown.
    public var isHidden = false
    /// How much of it is seen.
    public var alpha: CGFloat = 1

    /// One of its own.
    nonisolated public required override init() {}

    /// What is set for all views of the type: nothing is made of it.
    public static func appearance() -> Self { Self() }
  }

  /// Follows [UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview): nothing is made of it.
  @MainActor @preconcurrency open class UIScrollView: UIView {
    /// What becomes of a keyboard.
    ///
    /// Follows
    /// [UIScrollView.KeyboardDismissMode](https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum).
    public enum KeyboardDismissMode: Int, Sendable {
      /// It stays.
      case none
      /// It goes when one scrolls.
      case onDrag
      /// It goes as far as one scrolls.
      case interactive
    }

    /// Whether it goes beyond its end.
    public var bounces = true
    /// Whether it goes beyond its end where there is nothing to scroll.
    public var alwaysBounceVertical = false
    /// Whether it stops at pages.
    public var isPagingEnabled = false
    /// Whether it scrolls.
    public var isScrollEnabled = true
    /// Whether it shows how far it is.
    public var showsVerticalScrollIndicator = true
    /// Whether it shows how far it is.
    public var showsHorizontalScrollIndicator = true
    /// What becomes of a keyboard.
    public var keyboardDismissMode = KeyboardDismissMode.none
    /// What is left free around what is scrolled.
    public var contentInset = UIEdgeInsets.zero
  }

  /// Follows [UITableView](https://developer.apple.com/documentation/uikit/uitableview): nothing is made of it.
  @MainActor @preconcurrency public final class UITableView: UIScrollView {
    /// Whether lines are between rows.
    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The colour of those lines.
    public var separatorColor: UIColor?
    /// How far those lines are from the edges.
    public var separatorInset = UIEdgeInsets.zero
    /// What is below the rows.
    public var tableFooterView: UIView?
    /// What is above the rows.
    public var tableHeaderView: UIView?
    /// The space above the header of a section.
    public var sectionHeaderTopPadding: CGFloat = 0
    /// How high a row is.
    public var rowHeight: CGFloat = 0
    /// Whether a row can be chosen.
    public var allowsSelection = true
  }

  /// Follows [UITableViewCell](https://developer.apple.com/documentation/uikit/uitableviewcell): nothing is made of it.
  @MainActor @preconcurrency public final class UITableViewCell: UIView {
    /// Whether lines are between rows.
    ///
    /// Follows
    /// [UITableViewCell.SeparatorStyle](https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle).
    public enum SeparatorStyle: Int, Sendable {
      /// None.
      case none
      /// One line.
      case singleLine
    }

    /// How a chosen row looks.
    ///
    /// Follows
    /// [UITableViewCell.SelectionStyle](https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum).
    public enum SelectionStyle: Int, Sendable {
      /// As the others.
      case none
      /// Blue.
      case blue
      /// Gray.
      case gray
      /// As the system says.
      case `default`
    }

    /// How a chosen row looks.
    public var selectionStyle = SelectionStyle.default
    /// What is behind a chosen row.
    public var selectedBackgroundView: UIView?
  }

  /// Follows [UICollectionView](https://developer.apple.com/documentation/uikit/uicollectionview): nothing is made of it.
  @MainActor @preconcurrency public final class UICollectionView: UIScrollView {}

  /// Follows [UITextView](https://developer.apple.com/documentation/uikit/uitextview): nothing is made of it.
  @MainActor @preconcurrency public final class UITextView: UIScrollView {
    /// The colour of its text.
    public var textColor: UIColor?
    /// What is left free around its text.
    public var textContainerInset = UIEdgeInsets.zero
  }

  /// Follows [UITextField](https://developer.apple.com/documentation/uikit/uitextfield): nothing is made of it.
  @MainActor @preconcurrency public final class UITextField: UIView {
    /// When something of it is shown.
    ///
    /// Follows [UITextField.ViewMode](https://developer.apple.com/documentation/uikit/uitextfield/viewmode).
    public enum ViewMode: Int, Sendable {
      /// Never.
      case never
      /// While it is written in.
      case whileEditing
      /// While it is not written in.
      case unlessEditing
      /// Always.
      case always
    }

    /// When there is a button that empties it.
    public var clearButtonMode = ViewMode.never
  }

  /// A control of UIKit: nothing is made of it.
  ///
  /// Follows [UIControl](https://developer.apple.com/documentation/uikit/uicontrol).
  @MainActor @preconcurrency open class UIControl: UIView {
    /// States of a control.
    ///
    /// Follows [UIControl.State](https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct).
    public struct State: OptionSet, Sendable {
      /// A bit for each state.
      public let rawValue: UInt

      /// States by their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// No other one.
      public static let normal: State = []
      /// Pressed.
      public static let highlighted = State(rawValue: 1)
      /// Disabled.
      public static let disabled = State(rawValue: 2)
      /// Chosen.
      public static let selected = State(rawValue: 4)
    }
  }

  /// Follows [UISegmentedControl](https://developer.apple.com/documentation/uikit/uisegmentedcontrol): nothing is made of
  /// it.
  @MainActor @preconcurrency public final class UISegmentedControl: UIControl {
    /// The colour of the chosen segment.
    public var selectedSegmentTintColor: UIColor?
    /// How the titles are drawn.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
  }

  /// Follows [UIPageControl](https://developer.apple.com/documentation/uikit/uipagecontrol): nothing is made of it.
  @MainActor @preconcurrency public final class UIPageControl: UIControl {
    /// The colour of the dot of the page that is shown.
    public var currentPageIndicatorTintColor: UIColor?
    /// The colour of the other dots.
    public var pageIndicatorTintColor: UIColor?
  }

  /// Follows [UISwitch](https://developer.apple.com/documentation/uikit/uiswitch): nothing is made of it.
  @MainActor @preconcurrency public final class UISwitch: UIControl {
    /// The colour of what is on.
    public var onTintColor: UIColor?
    /// The colour of the thumb.
    public var thumbTintColor: UIColor?
  }

  /// Follows [UISlider](https://developer.apple.com/documentation/uikit/uislider): nothing is made of it.
  @MainActor @preconcurrency public final class UISlider: UIControl {
    /// The colour up to the thumb.
    public var minimumTrackTintColor: UIColor?
    /// The colour beyond the thumb.
    public var maximumTrackTintColor: UIColor?
    /// The colour of the thumb.
    public var thumbTintColor: UIColor?
  }

  /// Follows [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar): nothing is made of it.
  @MainActor @preconcurrency public final class UINavigationBar: UIView {
    /// How titles are drawn.
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// How large titles are drawn.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The colour of the bar.
    public var barTintColor: UIColor?
    /// Whether what is below shines through.
    public var isTranslucent = true
    /// Whether titles are large.
    public var prefersLargeTitles = false
    /// How the bar looks.
    public var standardAppearance = UINavigationBarAppearance()
    /// How the bar looks where little room is.
    public var compactAppearance: UINavigationBarAppearance?
    /// How the bar looks at the end of what is scrolled.
    public var scrollEdgeAppearance: UINavigationBarAppearance?
  }

  /// Follows [UITabBar](https://developer.apple.com/documentation/uikit/uitabbar): nothing is made of it.
  @MainActor @preconcurrency public final class UITabBar: UIView {
    /// The colour of the bar.
    public var barTintColor: UIColor?
    /// The colour of the tabs that are not chosen.
    public var unselectedItemTintColor: UIColor?
    /// Whether what is below shines through.
    public var isTranslucent = true
    /// How the bar looks.
    public var standardAppearance = UITabBarAppearance()
    /// How the bar looks at the end of what is scrolled.
    public var scrollEdgeAppearance: UITabBarAppearance?
  }

  /// Follows [UIToolbar](https://developer.apple.com/documentation/uikit/uitoolbar): nothing is made of it.
  @MainActor @preconcurrency public final class UIToolbar: UIView {
    /// The colour of the bar.
    public var barTintColor: UIColor?
    /// Whether what is below shines through.
    public var isTranslucent = true
  }

  /// How a bar looks: nothing is made of it.
  ///
  /// Follows [UIBarAppearance](https://developer.apple.com/documentation/uikit/uibarappearance).
  @MainActor @preconcurrency open class UIBarAppearance: NSObject {
    /// What is behind the bar.
    public var backgroundColor: UIColor?
    /// The colour of the line at the bar.
    public var shadowColor: UIColor?

    /// A look of its own.
    nonisolated public override init() {}

    /// As the system has it.
    public func configureWithDefaultBackground() {}
    /// Nothing shines through.
    public func configureWithOpaqueBackground() {}
    /// All shines through.
    public func configureWithTransparentBackground() {}
  }

  /// Follows [UINavigationBarAppearance](https://developer.apple.com/documentation/uikit/uinavigationbarappearance):
  /// nothing is made of it.
  @MainActor @preconcurrency public final class UINavigationBarAppearance: UIBarAppearance {
    /// How titles are drawn.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How large titles are drawn.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// Follows [UITabBarAppearance](https://developer.apple.com/documentation/uikit/uitabbarappearance): nothing is made of
  /// it.
  @MainActor @preconcurrency public final class UITabBarAppearance: UIBarAppearance {}

  extension NSAttributedString.Key {
    /// The colour of a text.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// What is behind a text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The font of a text.
    public static let font = NSAttributedString.Key("NSFont")
    /// The distance of its characters.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The line below a text.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The line through a text.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  }
#endif
