#if !canImport(ObjectiveC)
  /// What a user does, as an app tells it to the system: here nobody asks.
  ///
  /// Follows [NSUserActivity](https://developer.apple.com/documentation/foundation/nsuseractivity).
  open class NSUserActivity: NSObject {
    /// What kind of activity it is.
    public let activityType: String
    /// What it is called.
    open var title: String?
    /// What is needed to go on with it.
    open var userInfo: [AnyHashable: Any]?
    /// Which of that is needed in any case.
    open var requiredUserInfoKeys: Set<String>?
    /// By which words it is found.
    open var keywords: Set<String> = []
    /// The page of the web that shows the same.
    open var webpageURL: URL?
    /// The page of the web from which it came.
    open var referrerURL: URL?
    /// Until when it counts.
    open var expirationDate: Date?
    /// What of the app it is about.
    open var targetContentIdentifier: String?
    /// By which name it is forgotten.
    open var persistentIdentifier: String?
    /// Whether it is to be written again.
    open var needsSave = false
    /// Whether another device may go on with it: there is none.
    open var isEligibleForHandoff = true
    /// Whether it may be found: nobody searches.
    open var isEligibleForSearch = false
    /// Whether others may find it: nobody searches.
    open var isEligibleForPublicIndexing = false
    /// Whether it may be suggested: nobody suggests.
    open var isEligibleForPrediction = false

    /// An activity of a kind.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds to what is needed to go on with it.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Says that the user does it now; nobody hears it.
    open func becomeCurrent() {}
    /// Says that the user no longer does it; nobody hears it.
    open func resignCurrent() {}
    /// Says that it cannot be gone on with; nobody hears it.
    open func invalidate() {}
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The kind of an activity that is a page of the web.
  ///
  /// Follows
  /// [NSUserActivityTypeBrowsingWeb](https://developer.apple.com/documentation/foundation/nsuseractivitytypebrowsingweb).
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
