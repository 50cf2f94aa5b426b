#if !canImport(UIKit)
  import Testing
  import ViewTreeCompatibility
  import ViewTreeTesting

  /// Settings without effect keep what is set, and begin with UIKit's defaults.
  @MainActor struct UIAppearanceTests {
    @Test func `a view is visible and opaque`() {
      let view = UIView()
      #expect(!view.isHidden && view.alpha == 1 && view.backgroundColor == nil && view.tintColor == nil)
      #expect(UIView.appearance() !== UIView.appearance())
    }

    @Test func `a scroll view bounces and shows its bars, but has no pages`() {
      let view = UIScrollView()
      #expect(view.bounces && view.isScrollEnabled && !view.alwaysBounceVertical && !view.isPagingEnabled)
      #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
      #expect(view.keyboardDismissMode == .none && view.contentInset == .zero)
    }

    @Test func `a table has lines between rows that can be selected`() {
      let table = UITableView()
      #expect(table.separatorStyle == .singleLine && table.separatorInset == .zero && table.allowsSelection)
      #expect(table.sectionHeaderTopPadding == 0 && table.rowHeight == 0)
      #expect(UITableViewCell().selectionStyle == .default && UITextField().clearButtonMode == .never)
      #expect(UITextView().textContainerInset == .zero)
    }

    @Test func `a bar is translucent, and its titles are small`() {
      let bar = UINavigationBar()
      #expect(bar.isTranslucent && !bar.prefersLargeTitles && UITabBar().isTranslucent && UIToolbar().isTranslucent)
      #expect(bar.compactAppearance == nil && bar.scrollEdgeAppearance == nil && UITabBar().scrollEdgeAppearance == nil)
    }
  }
#endif
