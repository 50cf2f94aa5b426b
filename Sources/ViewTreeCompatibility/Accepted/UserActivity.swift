#if !canImport(ObjectiveC)
  extension View {
    /// Has no effect: no system receives the user's activities.
    ///
    /// Follows
    /// [userActivity](https://developer.apple.com/documentation/swiftui/view/useractivity(_:isactive:_:)).
    nonisolated public func userActivity(
      _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Has no effect: no system receives the user's activities.
    nonisolated public func userActivity<P>(
      _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { self }

    /// Has no effect: no other app or device hands over an activity.
    ///
    /// Follows
    /// [onContinueUserActivity](https://developer.apple.com/documentation/swiftui/view/oncontinueuseractivity(_:perform:)).
    nonisolated public func onContinueUserActivity(
      _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
  }
#endif
