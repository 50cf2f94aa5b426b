extension Gallery {
  /// All screens, by family: A toggles, B a time picker, C styles, D disclosure, E text.
  @MainActor static var screens: [GalleryScreen] {
    [
      .fourToggles, .toggleStyles, .menuOptions, .checkboxOnTheLeft, .parentByHand, .parentThatHides,
      .parentOverCollection, .parentOverList, .parentWithConstants, .parentOverLiveOnes, .proxyToggle, .categoryTree,
      .timePicker, .networkForm, .composedStyles,
      .independentGroups, .oneOpenByHand, .oneOpenBySelection,
      .textFields,
    ]
  }
}
