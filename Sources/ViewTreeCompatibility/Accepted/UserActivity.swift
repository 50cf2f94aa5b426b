#if !canImport(ObjectiveC)
  extension View {
    /// Has no effect: no system asks what the user does.
    ///
    /// Follows
    /// [userActivity](https://developer.apple.com/documentation/swiftui/view/useractivity(_:isactive:_:)).
    nonisolated public func userActivity(
      _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Has no effect: no system asks what the user does.
    nonisolated public func userActivity<P>(
      _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { self }

    /// Has no effect: no other app, and no other device, hands on what was done there.
    ///
    /// Follows
    /// [onContinueUserActivity](https://developer.apple.com/documentation/swiftui/view/oncontinueuseractivity(_:perform:)).
    nonisolated public func onContinueUserActivity(
      _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
  }
#endif
