extension Gallery {
  /// All screens: toggles, other controls, dates, containers, navigation, drawing, and finally the appearance of every
  /// control.
  @MainActor static var screens: [GalleryScreen] {
    [
      .fourToggles, .toggleStyles, .menuOptions, .checkboxOnTheLeft, .parentByHand, .parentThatHides,
      .parentOverCollection, .parentOverList, .parentWithConstants, .parentOverLiveOnes, .proxyToggle, .categoryTree,
      .sixtyToggles, .sixHundredToggles, .slowStorage, .slowStorageLocked,
      .composedStyles,
      .buttons, .textFields, .signIn,
      .pickers, .timePicker, .bindings, .datePickers, .levels,
      .networkForm, .shoppingList, .outline, .independentGroups, .oneOpenByHand, .oneOpenBySelection, .containers,
      .scrolling, .weatherGrid,
      .recipes, .linksToPages, .oneShownByHand, .oneShownBySelection, .pathOfValues, .toolbars, .presentations,
      .barChart, .shapes, .drawing,
      .looks,
    ] + lookPages
  }
}
