extension View {
  /// Connects the view with a state that is `true` while the focus is in the view; writing `true` moves the focus
  /// there.
  ///
  /// Writing `false` takes the focus away. Follows
  /// [focused(_:)](https://developer.apple.com/documentation/swiftui/view/focused(_:)).
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(cell: condition.location, value: AnyHashable(true)))
  }

  /// Connects the view with a state that has a value while the focus is in the view; writing that value moves the focus
  /// there.
  ///
  /// Follows [focused(_:equals:)](https://developer.apple.com/documentation/swiftui/view/focused(_:equals:)).
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(cell: binding.location, value: AnyHashable(value)))
  }

  /// Writes a value to a focus state when the view appears and no view has the focus.
  ///
  /// With the priority `.userInitiated`, the value is written also when a key moves the focus into the view. Follows
  /// [defaultFocus](https://developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:)).
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(cell: binding.location, value: AnyHashable(value), priority: priority))
  }

  /// Sets whether the view takes the focus: if so, Tab and clicks move the focus to it, and it receives keys.
  ///
  /// `false` takes the focus from a control that has it, and excludes the control. Follows
  /// [focusable(_:)](https://developer.apple.com/documentation/swiftui/view/focusable(_:)).
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableTrait(isFocusable: isFocusable))
  }

  /// Sets whether the view is shown in reverse video while it has the focus; disable it for a view with its own focus
  /// look.
  ///
  /// It applies to the view itself, not to the views inside. Follows
  /// [focusEffectDisabled(_:)](https://developer.apple.com/documentation/swiftui/view/focuseffectdisabled(_:)).
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(FocusEffectTrait(isDisabled: disabled))
  }
}
