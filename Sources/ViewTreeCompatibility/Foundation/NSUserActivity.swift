#if !canImport(ObjectiveC)
  /// An activity of the user that an app hands to the system.
  ///
  /// Has no effect: no system receives it here.
  ///
  /// Follows [NSUserActivity](https://developer.apple.com/documentation/foundation/nsuseractivity).
  open class NSUserActivity: NSObject {
    /// The kind of the activity.
    public let activityType: String
    /// The title of the activity.
    open var title: String?
    /// The values that are needed to continue the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of ``userInfo`` that are always needed.
    open var requiredUserInfoKeys: Set<String>?
    /// The words that a search finds the activity by.
    open var keywords: Set<String> = []
    /// The web page with the same content.
    open var webpageURL: URL?
    /// The web page that led to the activity.
    open var referrerURL: URL?
    /// The date on which the activity expires.
    open var expirationDate: Date?
    /// The identifier of the content that the activity shows.
    open var targetContentIdentifier: String?
    /// The identifier by which the activity is deleted.
    open var persistentIdentifier: String?
    /// A Boolean value that indicates whether the activity must be saved again.
    open var needsSave = false
    /// A Boolean value that indicates whether a different device may continue it.
    ///
    /// Has no effect: there is none.
    open var isEligibleForHandoff = true
    /// A Boolean value that indicates whether a search may find it.
    ///
    /// Has no effect: there is no search.
    open var isEligibleForSearch = false
    /// A Boolean value that indicates whether a public search may find it.
    ///
    /// Has no effect: there is no search.
    open var isEligibleForPublicIndexing = false
    /// A Boolean value that indicates whether it may be suggested.
    ///
    /// Has no effect: there are no suggestions.
    open var isEligibleForPrediction = false

    /// Creates an activity of a kind.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds values to ``userInfo``; a new value replaces the old one of the same key.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Has no effect: no system receives the activity.
    open func becomeCurrent() {}
    /// Has no effect: no system receives the activity.
    open func resignCurrent() {}
    /// Has no effect: no system receives the activity.
    open func invalidate() {}
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The kind of an activity that shows a web page.
  ///
  /// Follows
  /// [NSUserActivityTypeBrowsingWeb](https://developer.apple.com/documentation/foundation/nsuseractivitytypebrowsingweb).
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
