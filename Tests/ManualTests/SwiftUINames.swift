/// The names of SwiftUI that can be looked up in its documentation, on all its platforms, by topics.
///
/// A line `= …` begins a topic, one that ends in a colon a kind of names. The register of differences compares them with
/// what is public here.
enum SwiftUINames {
  static let text = """
    = The language, views and modifiers
    types:
      PresentedWindowContent TabBarPlacement TabSectionExpansion TupleSliderTickContent DisplayProxy
      PaletteSelectionEffect
      FocusInteractions
      AccessibilityAttachmentModifier BackgroundTask BorderedButtonMenuStyle DefaultWindowVisibilityToggleLabel
      EmptyMatchedTransitionSourceConfiguration EnvironmentalModifier FindContext LimitedAvailabilityCommandContent
      MatchedTransitionSourceConfiguration PreferredColorSchemeKey PresentationSizingContext PresentationSizingRoot
      PreviewModifierContent ScrollContentOffsetAdjustmentBehavior ScrollTargetBehaviorProperties
      ScrollTargetBehaviorPropertiesContext ShapeRole SymbolEffectTransition TextInputFormattingControlPlacement
      AccessibilityActionCategory AccessibilityActionKind AccessibilityAdjustmentDirection
      AccessibilityChildBehavior AccessibilityCustomContentImportance AccessibilityCustomContentKey
      AccessibilityDirectTouchOptions AccessibilityFocusState AccessibilityHeadingLevel
      AccessibilityLabeledPairRole AccessibilityRotorContent AccessibilityRotorContentBuilder
      AccessibilityRotorEntry AccessibilitySystemRotor AccessibilityTechnologies AccessibilityTextContentType
      AccessibilityTraits AccessibilityZoomGestureAction AccessoryBarActionButtonStyle AccessoryBarButtonStyle
      AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle
      AccessoryLinearGaugeStyle ActionSheet AdaptableTabBarPlacement Alert AlertScene Alignment AlignmentID
      AlternatingRowBackgroundBehavior Anchor Angle AngularGradient Animatable AnimatableModifier AnimatablePair
      AnimatableValues Animation AnimationCompletionCriteria AnimationContext AnimationState AnimationStateKey
      ContainerBackgroundPlacement PointerStyle SpringLoadingBehavior
      AnimationTimelineSchedule AnyGesture AnyGradient AnyLayout AnyShape AnyShapeStyle AnyTransition AnyView App
      AppStorage AssistiveAccess AsymmetricTransition AsyncImage AsyncImagePhase
      AttributedTextFormattingDefinition AttributedTextSelection AttributedTextValueConstraint
      AutomaticControlGroupStyle AutomaticDisclosureGroupStyle AutomaticFormStyle AutomaticLabeledContentStyle
      AutomaticMenuBarExtraStyle AutomaticNavigationSplitViewStyle AutomaticNavigationTransition
      AutomaticPresentationSizing AutomaticTableStyle AutomaticTextEditorStyle Axis BackgroundProminence
      BackgroundStyle BadgeProminence BalancedNavigationSplitViewStyle Bindable Binding BlendMode
      BlurReplaceTransition BorderedButtonStyle BorderedListStyle BorderedProminentButtonStyle BorderedTableStyle
      BorderlessButtonMenuButtonStyle BorderlessButtonMenuStyle BorderlessButtonStyle
      BorderlessPullDownMenuButtonStyle Button ButtonBorderShape ButtonMenuStyle ButtonRepeatBehavior ButtonRole
      ButtonSizing ButtonStyle ButtonStyleConfiguration ButtonToggleStyle Canvas Capsule CheckboxToggleStyle
      Circle CircularProgressViewStyle Color ColorPicker ColorRenderingMode ColorScheme ColorSchemeContrast
      ColumnNavigationViewStyle ColumnsFormStyle CommandGroup CommandGroupPlacement CommandMenu Commands
      CommandsBuilder CompactDatePickerStyle CompactMenuControlGroupStyle ConcentricRectangle
      ContainerRelativeShape ContainerValueKey ContainerValues ContentMarginPlacement ContentMode
      ContentShapeKinds ContentSizeCategory ContentToolbarPlacement ContentTransition ContentUnavailableView
      ContextMenu ControlActiveState ControlGroup ControlGroupStyle ControlGroupStyleConfiguration ControlSize
      CoordinateSpace CoordinateSpaceProtocol CubicKeyframe CustomAnimation CustomizableToolbarContent
      CustomPresentationDetent DatePicker DatePickerComponents DatePickerStyle DatePickerStyleConfiguration
      DefaultButtonLabel DefaultButtonStyle
      DefaultDatePickerStyle DefaultDateProgressLabel DefaultFocusEvaluationPriority DefaultGaugeStyle
      DefaultGlassEffectShape DefaultGroupBoxStyle DefaultLabelStyle DefaultListStyle DefaultMenuButtonStyle
      DefaultMenuStyle DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle
      DefaultSettingsLinkLabel DefaultShareLinkLabel DefaultTabLabel DefaultTabViewStyle DefaultTextFieldStyle
      DefaultToggleStyle DefaultToolbarItem DefaultWindowStyle DefaultWindowToolbarStyle DialogSeverity DisabledTextSelectability
      DisclosureGroup DisclosureGroupStyle DisclosureGroupStyleConfiguration DisclosureTableRow DismissAction
      DismissSearchAction DismissWindowAction Divider DoubleColumnNavigationViewStyle DragGesture DynamicProperty
      DynamicTableRowContent DynamicTypeSize DynamicViewContent Edge EdgeInsets EditableCollectionContent
      EditActions EditButton EditMode Ellipse EllipticalGradient EmptyAnimatableData EmptyCommands EmptyModifier
      EmptyView EmptyVisualEffect EnabledTextSelectability Environment EnvironmentKey EnvironmentObject
      EnvironmentValues EquatableView EventModifiers EveryMinuteTimelineSchedule ExclusiveGesture
      ExpandedWindowToolbarStyle ExplicitTimelineSchedule FieldDatePickerStyle FillShapeStyle FillShapeView
      FillStyle FittedPresentationSizing FixedTextVariant FocusedBinding FocusedObject FocusedValue
      FocusedValueKey FocusedValues FocusState Font ForEach ForEachSectionCollection ForEachSubviewCollection
      ForegroundStyle Form FormPresentationSizing FormStyle FormStyleConfiguration Gauge GaugeStyle
      GaugeStyleConfiguration GeometryEffect GeometryProxy GeometryReader Gesture GestureMask GestureState
      GestureStateGesture Glass GlassButtonStyle GlassEffectContainer GlassEffectTransition
      GlassProminentButtonStyle GlobalCoordinateSpace Gradient GraphicalDatePickerStyle GraphicsContext Grid
      GridItem GridLayout GridRow Group GroupBox GroupBoxStyle GroupBoxStyleConfiguration GroupedFormStyle
      GroupedListStyle GroupedTabViewStyle GroupElementsOfContent GroupSectionsOfContent HelpLink
      HiddenTitleBarWindowStyle HierarchicalShapeStyle HorizontalAlignment HorizontalEdge HoverEffect HoverPhase
      HSplitView HStack HStackLayout IconOnlyLabelStyle IdentityTransition Image ImagePaint ImageRenderer
      ImportFromDevicesCommands IndexViewStyle InlinePickerStyle InsetGroupedListStyle InsetListStyle
      InsettableShape InsetTableStyle InspectorCommands InterfaceOrientation KeyboardShortcut KeyEquivalent
      KeyframeAnimator Keyframes KeyframesBuilder KeyframeTimeline KeyframeTrack KeyframeTrackContent
      KeyframeTrackContentBuilder KeyPress Label LabeledContent LabeledContentStyle
      LabeledContentStyleConfiguration LabeledControlGroupContent LabeledToolbarItemGroupContent LabelStyle
      LabelStyleConfiguration Layout LayoutDirection LayoutDirectionBehavior LayoutProperties LayoutSubview
      LayoutSubviews LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack LegibilityWeight
      LinearCapacityGaugeStyle LinearGradient LinearKeyframe LinearProgressViewStyle Link LinkButtonStyle
      LinkShapeStyle List ListItemTint ListSectionSpacing ListStyle LocalCoordinateSpace LocalizedStringKey
      LongPressGesture MagnificationGesture MagnifyGesture MatchedGeometryProperties Material
      MaterialActiveAppearance Menu MenuActionDismissBehavior MenuBarExtra MenuBarExtraStyle MenuButton
      MenuButtonStyle MenuControlGroupStyle MenuOrder MenuPickerStyle MenuStyle MenuStyleConfiguration
      MeshGradient ModifiedContent MoveKeyframe MoveTransition MultiDatePicker NamedCoordinateSpace Namespace
      NavigationBarItem NavigationControlGroupStyle NavigationLink NavigationLinkPickerStyle
      NavigationPath NavigationSplitView NavigationSplitViewColumn NavigationSplitViewStyle
      NavigationSplitViewVisibility NavigationStack NavigationTransition NavigationView NavigationViewStyle
      ObservedObject OffsetShape OffsetTransition OpacityTransition OpenSettingsAction OpenURLAction
      OpenWindowAction OutlineGroup OutlineSubgroupChildren PageIndexViewStyle PagePresentationSizing
      PageTabViewStyle PagingScrollTargetBehavior PaletteControlGroupStyle PalettePickerStyle PasteButton Path
      PeriodicTimelineSchedule PhaseAnimator Picker PickerStyle PinnedScrollableViews PlaceholderContentView
      PlaceholderTextShapeStyle PlainButtonStyle PlainListStyle PlainTextEditorStyle PlainTextFieldStyle
      PlainWindowStyle PopoverAttachmentAnchor PopUpButtonPickerStyle PreferenceKey PresentationAdaptation
      PresentationBackgroundInteraction PresentationContentInteraction PresentationDetent PresentationMode
      PresentationSizing Previewable PreviewContext PreviewContextKey PreviewDevice PreviewLayout PreviewModifier
      PreviewPlatform PreviewProvider PreviewTrait PrimitiveButtonStyle PrimitiveButtonStyleConfiguration
      ProgressView ProgressViewStyle ProgressViewStyleConfiguration ProjectionTransform Prominence
      ProminentDetailNavigationSplitViewStyle ProposedViewSize PullDownMenuBarExtraStyle PullDownMenuButtonStyle
      PushTransition RadialGradient RadioGroupPickerStyle Rectangle RectangleCornerRadii RedactionReasons
      RefreshAction RenameAction RenameButton ResetFocusAction RotatedShape RotateGesture RotationGesture
      RoundedBorderTextEditorStyle RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle SafeAreaRegions
      ScaledMetric ScaledShape ScaleTransition Scene SceneBuilder SceneLaunchBehavior ScenePadding ScenePhase
      SceneRestorationBehavior SceneStorage ScrollAnchorRole ScrollBounceBehavior ScrollDismissesKeyboardMode
      ScrollEdgeEffectStyle ScrollGeometry ScrollIndicatorVisibility ScrollInputBehavior ScrollInputKind
      ScrollPhase ScrollPhaseChangeContext ScrollPosition ScrollTarget ScrollTargetBehavior
      ScrollTargetBehaviorContext ScrollTransitionConfiguration ScrollTransitionPhase ScrollView ScrollViewProxy
      ScrollViewReader SearchFieldPlacement SearchPresentationToolbarBehavior SearchScopeActivation
      SearchSuggestionsPlacement SearchToolbarBehavior SearchUnavailableContent Section SectionCollection
      SectionConfiguration SecureField SegmentedPickerStyle SelectionShapeStyle SensoryFeedback
      SeparatorShapeStyle SequenceGesture Settings SettingsLink ShadowStyle Shape ShapeStyle ShareLink
      SharePreview SidebarAdaptableTabViewStyle SidebarCommands SidebarListStyle SidebarRowSize
      SimultaneousGesture SizeDependentTextVariant Slider SliderTick SliderTickBuilder SliderTickContent
      SliderTickContentForEach SlideTransition Spacer SpacerSizing SpatialTapGesture Spring SpringKeyframe
      SquareBorderTextFieldStyle StackNavigationViewStyle State StateObject Stepper StepperFieldDatePickerStyle
      StrokeBorderShapeView StrokeShapeView StrokeStyle SubmitLabel SubmitTriggers SubscriptionView Subview
      SubviewsCollection SubviewsCollectionSlice SwitchToggleStyle SymbolColorRenderingMode SymbolRenderingMode
      SymbolVariableValueMode SymbolVariants SystemFormatStyle Tab TabBarMinimizeBehavior TabBarOnlyTabViewStyle
      TabContent TabContentBuilder TabCustomizationBehavior Table TableColumn TableColumnAlignment
      TableColumnBuilder TableColumnContent TableColumnCustomization TableColumnCustomizationBehavior
      TableColumnForEach TableForEachContent TableHeaderRowContent TableOutlineGroupContent TableRow
      TableRowBuilder TableRowContent TableStyle TableStyleConfiguration TabPlacement TabRole TabSearchActivation
      TabSection TabsPickerStyle TabView TabViewBottomAccessoryPlacement TabViewCustomization TabViewStyle
      TapGesture Text TextAlignment TextEditingCommands TextEditor TextEditorStyle TextEditorStyleConfiguration
      TextField TextFieldStyle TextFormattingCommands TextInputAutocapitalization TextSelectability TextSelection
      TextSelectionAffinity TextVariantPreference TimeDataSource TimelineSchedule TimelineScheduleMode
      TimelineView TimelineViewDefaultContext TintShapeStyle TitleAndIconLabelStyle TitleBarWindowStyle
      TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyleConfiguration ToolbarCommands ToolbarContent
      ToolbarContentBuilder ToolbarCustomizationBehavior ToolbarCustomizationOptions ToolbarDefaultItemKind
      ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarLabelStyle ToolbarPlacement ToolbarRole
      ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu Transaction TransactionKey TransformedShape
      Transition TransitionPhase TransitionProperties TupleTableColumnContent TupleTableRowContent TupleView
      UnevenRoundedRectangle UnifiedCompactWindowToolbarStyle UnifiedWindowToolbarStyle UnitCurve UnitPoint
      UserInterfaceSizeClass UtilityWindow VectorArithmetic VerticalAlignment VerticalEdge View
      ViewAlignedScrollTargetBehavior ViewBuilder ViewDimensions ViewModifier ViewSpacing ViewThatFits Visibility
      VisualEffect VSplitView VStack VStackLayout WheelDatePickerStyle WheelPickerStyle Window
      WindowBackgroundShapeStyle WindowDragGesture WindowGroup WindowIdealSize WindowInteractionBehavior
      WindowLayoutRoot WindowLevel WindowManagerRole WindowMenuBarExtraStyle WindowPlacement
      WindowPlacementContext WindowProxy WindowResizability WindowStyle WindowToolbarFullScreenVisibility
      WindowToolbarStyle WindowVisibilityToggle WritingToolsBehavior ZoomNavigationTransition ZStack ZStackLayout
    modifiers:
      listRowHoverEffect sliderThumbVisibility
      contentCaptureProtected defaultAdaptableTabBarPlacement dismissalConfirmationDialog listRowPlatterColor
      modifierKeyAlternate submitScope toolbarItemHidden
      accentColor accessibility accessibilityAction accessibilityActions accessibilityActivationPoint
      accessibilityAddTraits accessibilityAdjustableAction accessibilityChartDescriptor accessibilityChildren
      accessibilityCustomContent accessibilityDefaultFocus accessibilityDirectTouch accessibilityDragPoint
      accessibilityDropPoint accessibilityElement accessibilityFocused accessibilityHeading accessibilityHidden
      accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityInputLabels
      accessibilityLabel accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction
      accessibilityRemoveTraits accessibilityRepresentation accessibilityRespondsToUserInteraction
      accessibilityRotor accessibilityRotorEntry accessibilityScrollAction accessibilityScrollStatus
      accessibilityShowsLargeContentViewer accessibilitySortPriority accessibilityTextContentType
      accessibilityValue accessibilityZoomAction actionSheet alert alignmentGuide allowedDynamicRange
      allowsHitTesting allowsTightening allowsWindowActivationEvents alternatingRowBackgrounds anchorPreference
      animation aspectRatio assistiveAccessNavigationIcon attributedTextFormattingDefinition autocapitalization
      autocorrectionDisabled background backgroundExtensionEffect backgroundPreferenceValue backgroundStyle badge
      badgeProminence baselineOffset blendMode blur bold border brightness buttonBorderShape buttonRepeatBehavior
      buttonSizing buttonStyle clipped clipShape colorInvert colorMultiply colorScheme compositingGroup
      confirmationDialog containerBackground containerCornerOffset containerRelativeFrame containerShape
      containerValue contentMargins contentShape contentToolbar contentTransition contextMenu contrast
      controlGroupStyle controlSize coordinateSpace cornerRadius datePickerStyle defaultAppStorage defaultFocus
      defaultHoverEffect defaultScrollAnchor defaultWheelPickerItemHeight defersSystemGestures deleteDisabled
      dialogIcon dialogPreventsAppTermination dialogSeverity dialogSuppressionToggle disableAutocorrection
      disabled disclosureGroupStyle draggable drawingGroup dropDestination dynamicTypeSize edgesIgnoringSafeArea
      environment environmentObject equatable findDisabled findNavigator fixedSize
      flipsForRightToLeftLayoutDirection focusable focused focusedObject focusedSceneObject focusedSceneValue
      focusedValue focusEffectDisabled focusScope focusSection font fontDesign fontWeight fontWidth
      foregroundColor foregroundStyle formStyle frame fullScreenCover gaugeStyle geometryGroup gesture glassEffect
      glassEffectID glassEffectTransition glassEffectUnion grayscale gridCellAnchor gridCellColumns
      gridCellUnsizedAxes gridColumnAlignment groupBoxStyle handlesExternalEvents headerProminence help hidden
      highPriorityGesture horizontalRadioGroupLayout hoverEffect hoverEffectDisabled hueRotation id
      ignoresSafeArea imageScale indexViewStyle inspector inspectorColumnWidth interactiveDismissDisabled
      invalidatableContent italic kerning keyboardShortcut keyboardType keyframeAnimator labeledContentStyle
      labelIconToTitleSpacing labelReservedIconWidth labelsHidden labelStyle labelsVisibility
      layoutDirectionBehavior layoutPriority layoutValue lineHeight lineLimit lineSpacing listItemTint
      listRowBackground listRowHoverEffectDisabled listRowInsets listRowSeparator listRowSeparatorTint
      listRowSpacing listSectionIndexVisibility listSectionMargins listSectionSeparator listSectionSeparatorTint
      listSectionSpacing listStyle luminanceToAlpha mask matchedGeometryEffect matchedTransitionSource
      materialActiveAppearance menuActionDismissBehavior menuButtonStyle menuIndicator menuOrder menuStyle
      minimumScaleFactor modifier monospaced monospacedDigit moveDisabled multilineTextAlignment
      navigationBarBackButtonHidden navigationBarHidden navigationBarItems navigationBarTitle
      navigationBarTitleDisplayMode navigationDestination navigationLinkIndicatorVisibility
      navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle navigationTitle
      navigationTransition navigationViewStyle offset onAppear onChange onCommand onContinuousHover
      onDeleteCommand onDisappear onExitCommand onGeometryChange onHover onKeyPress onLongPressGesture
      onModifierKeysChanged onMoveCommand onOpenURL onPlayPauseCommand onPreferenceChange onReceive
      onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange onScrollVisibilityChange onSubmit
      onTapGesture opacity overlay overlayPreferenceValue padding pageCommand paletteSelectionEffect
      persistentSystemOverlays phaseAnimator pickerStyle pointerStyle pointerVisibility popover position
      preference preferredColorScheme prefersDefaultFocus presentationBackground presentationBackgroundInteraction
      presentationCompactAdaptation presentationContentInteraction presentationCornerRadius presentationDetents
      presentationDragIndicator presentationPreventsAppTermination presentationSizing presentedWindowStyle
      presentedWindowToolbarStyle previewContext previewDevice previewDisplayName previewInterfaceOrientation
      previewLayout privacySensitive progressViewStyle projectionEffect redacted refreshable renameAction
      replaceDisabled rotation3DEffect rotationEffect safeAreaBar safeAreaInset safeAreaPadding saturation
      scaledToFill scaledToFit scaleEffect scenePadding scrollBounceBehavior scrollClipDisabled
      scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollEdgeEffectHidden scrollEdgeEffectStyle
      scrollIndicators scrollIndicatorsFlash scrollInputBehavior scrollPosition scrollTarget scrollTargetBehavior
      scrollTargetLayout scrollTransition searchable searchCompletion searchDictationBehavior searchFocused
      searchPresentationToolbarBehavior searchScopes searchSelection searchSuggestions searchToolbarBehavior
      sectionActions sectionIndexLabel selectionDisabled sensoryFeedback shadow sheet simultaneousGesture
      speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters
      springLoadingBehavior statusBar statusBarHidden strikethrough submitLabel swipeActions
      symbolColorRenderingMode symbolEffect symbolEffectsRemoved symbolRenderingMode symbolVariableValueMode
      symbolVariant tabBarMinimizeBehavior tabItem tableColumnHeaders tableStyle tabViewBottomAccessory
      tabViewCustomization tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter
      tabViewSidebarHeader tabViewStyle tag task textCase textContentType textEditorStyle textFieldStyle
      textInputAutocapitalization textInputCompletion textInputFormattingControlVisibility textInputSuggestions
      textScale textSelection textSelectionAffinity textVariant tint toggleStyle toolbar toolbarBackground
      toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle toolbarRole toolbarTitleDisplayMode
      toolbarTitleMenu toolbarVisibility tracking transaction transformAnchorPreference transformEffect
      transformEnvironment transformPreference transition truncationMode typeSelectEquivalent typesettingLanguage
      underline unredacted visualEffect windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior
      windowResizeAnchor windowResizeBehavior windowToolbarFullScreenVisibility writingDirection
      writingToolsAffordanceVisibility writingToolsBehavior zIndex
    environment:
      accessibilityAssistiveAccessEnabled accessibilityDifferentiateWithoutColor accessibilityDimFlashingLights
      accessibilityEnabled accessibilityInvertColors accessibilityLargeContentViewerEnabled
      accessibilityPlayAnimatedImages accessibilityQuickActionsEnabled accessibilityReduceMotion
      accessibilityReduceTransparency accessibilityShowButtonShapes accessibilitySwitchControlEnabled
      accessibilityVoiceOverEnabled allowedDynamicRange allowsTightening appearsActive autocorrectionDisabled
      backgroundMaterial backgroundProminence backgroundStyle badgeProminence buttonRepeatBehavior calendar
      colorScheme colorSchemeContrast contentTransition contentTransitionAddsDrawingGroup controlActiveState
      controlSize defaultMinListHeaderHeight defaultMinListRowHeight defaultWheelPickerItemHeight
      disableAutocorrection dismiss dismissSearch dismissWindow displayScale dynamicTypeSize editMode font
      fontResolutionContext headerProminence horizontalScrollBounceBehavior horizontalScrollIndicatorVisibility
      horizontalSizeClass imageScale isEnabled isFocused isFocusEffectEnabled isHoverEffectEnabled
      isLuminanceReduced isPresented isSceneCaptured isScrollEnabled isSearching isTabBarShowingSections
      keyboardShortcut labelsVisibility layoutDirection legibilityWeight lineHeight lineLimit lineSpacing locale
      materialActiveAppearance menuIndicatorVisibility menuOrder minimumScaleFactor multilineTextAlignment
      navigationLinkIndicatorVisibility openSettings openURL openWindow pixelLength presentationMode
      redactionReasons refresh rename resetFocus scenePhase scrollDismissesKeyboardMode searchSuggestionsPlacement
      sidebarRowSize sizeCategory springLoadingBehavior supportsMultipleWindows symbolColorRenderingMode
      symbolRenderingMode symbolVariableValueMode symbolVariants tabBarPlacement tabViewBottomAccessoryPlacement
      textCase textSelectionAffinity timeZone toolbarLabelStyle truncationMode typesettingLanguage undoManager
      verticalScrollBounceBehavior verticalScrollIndicatorVisibility verticalSizeClass
    scenes:
      backgroundTask commands commandsRemoved commandsReplaced defaultAppStorage defaultLaunchBehavior
      defaultPosition defaultSize defaultWindowPlacement environment environmentObject handlesExternalEvents
      keyboardShortcut menuBarExtraStyle onChange persistentSystemOverlays restorationBehavior
      windowBackgroundDragBehavior windowIdealPlacement windowIdealSize windowLevel windowManagerRole
      windowResizability windowStyle windowToolbarLabelStyle windowToolbarStyle
    macros:
      Animatable AnimatableIgnored Entry Preview Previewable
    = Of other frameworks, where a screen needs them
    types:
      AccessibilityNotification AppearSymbolEffect AutomaticSymbolEffect BounceSymbolEffect BreatheSymbolEffect
      CATransform3D CATransform3DIdentity CGAffineTransform CGColor CGLineCap CGLineJoin CGMutablePath CGPath CGVector
      CodableRepresentation ColorResource DataRepresentation DateComponentsFormatter DisappearSymbolEffect
      DrawOffSymbolEffect DrawOnSymbolEffect FileRepresentation FileWrapper ImageResource InlinePresentationIntent
      LibraryContentBuilder LibraryContentProvider LibraryItem LocalizedStringResource MoveCommandDirection
      NSApp NSApplication NSColor NSDirectionalEdgeInsets NSImage NSItemProvider NSItemProviderReading
      NSItemProviderRepresentationVisibility NSItemProviderWriting NSPasteboard NSWorkspace Preview PreviewRegistry
      ProxyRepresentation PulseSymbolEffect ReceivedTransferredFile RelativeDateTimeFormatter ReplaceSymbolEffect
      RotateSymbolEffect ScaleSymbolEffect SentTransferredFile SymbolEffect SymbolEffectOptions Transferable
      TransferRepresentation TransferRepresentationBuilder TransferRepresentationVisibility
      NSApplicationDelegate NSUserActivity NSUserActivityTypeBrowsingWeb UIApplicationDelegate
      UIInterfaceOrientationMask
      TupleTransferRepresentation UIAccessibility UIApplication UIBarAppearance UIBezierPath UICollectionView UIColor
      UIControl UIDevice UIDeviceOrientation UIEdgeInsets UIFont UIImage UIImpactFeedbackGenerator UIKeyboardType
      UINavigationBar UINavigationBarAppearance UINotificationFeedbackGenerator UIPageControl UIPasteboard
      UIRectCorner UIResponder UIScene UIScreen UIScrollView UISegmentedControl UISelectionFeedbackGenerator UISlider
      UISwitch UITabBar UITabBarAppearance UITableView UITableViewCell UITextAutocapitalizationType UITextChecker
      UITextContentType UITextField UITextView UIToolbar UIUserInterfaceIdiom UITraitCollection UIUserInterfaceStyle UIView UIWindow
      UIWindowScene UndoManager VariableColorSymbolEffect WiggleSymbolEffect
      ListFormatter MeasurementFormatter MeasurementFormatUnitUsage PersonNameComponentsFormatter
    = Documents, files and their dialogs
    types:
      DefaultDocumentGroupLaunchActions DocumentConfiguration DocumentGroup DocumentGroupLaunchScene
      DocumentLaunchGeometryProxy DocumentLaunchView FileDialogBrowserOptions FileDocument
      FileDocumentConfiguration FileDocumentReadConfiguration FileDocumentWriteConfiguration NewDocumentAction
      NewDocumentButton OpenDocumentAction ReferenceFileDocument ReferenceFileDocumentConfiguration
    modifiers:
      documentBrowserContextMenu fileDialogBrowserOptions fileDialogConfirmationLabel fileDialogCustomizationID
      fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases fileDialogMessage fileDialogURLEnabled
      fileExporter fileExporterFilenameLabel fileImporter fileMover navigationDocument
    environment:
      documentConfiguration newDocument openDocument
    = Drag and drop, copy and paste by item providers
    types:
      DragConfiguration DragDropPreviewsFormation DragSession DropConfiguration DropDelegate DropInfo
      DropOperation DropProposal DropSession ItemProviderTableRowModifier OnInsertTableRowModifier
    modifiers:
      copyable cuttable dragConfiguration dragContainer dragContainerSelection dragPreviewsFormation
      dropConfiguration dropPreviewsFormation exportableToServices exportsItemProviders importableFromServices
      importsItemProviders itemProvider onCopyCommand onCutCommand onDrag onDragSessionUpdated onDrop
      onDropSessionUpdated onPasteCommand pasteDestination
    = Views of UIKit, AppKit and WatchKit, and their apps: there are none in a terminal
    types:
      NSApplicationDelegateAdaptor NSGestureRecognizerRepresentable NSGestureRecognizerRepresentableContext
      NSHostingController NSHostingMenu NSHostingSceneBridgingOptions NSHostingSceneRepresentation
      NSHostingSizingOptions NSHostingView NSViewControllerRepresentable NSViewControllerRepresentableContext
      NSViewRepresentable NSViewRepresentableContext UIApplicationDelegateAdaptor UIGestureRecognizerRepresentable
      UIGestureRecognizerRepresentableContext UIHostingConfiguration UIHostingController
      UIHostingControllerSizingOptions UIHostingSceneDelegate UIViewControllerRepresentable
      UIViewControllerRepresentableContext UIViewRepresentable UIViewRepresentableContext
      WKApplicationDelegateAdaptor WKExtensionDelegateAdaptor WKHostingController WKInterfaceObjectRepresentable
      WKInterfaceObjectRepresentableContext WKNotificationScene WKUserNotificationHostingController
    = Core Data
    types:
      FetchedResults FetchRequest SectionedFetchRequest SectionedFetchResults
    environment:
      managedObjectContext
    = Pixels: shaders, and texts that draw their own glyphs
    types:
      Shader ShaderFunction ShaderLibrary TextAttribute TextProxy TextRenderer
    modifiers:
      colorEffect distortionEffect layerEffect textRenderer
    = Devices that a terminal does not have: Digital Crown, Pencil, Touch Bar, remote controls, watches and televisions
    types:
      AccessibilityQuickActionStyle AutomaticHoverEffect CardButtonStyle CarouselListStyle CarouselTabViewStyle
      CustomHoverEffect DigitalCrownEvent DigitalCrownRotationalSensitivity EllipticalListStyle
      EmptyHoverEffectContent HandGestureShortcut HighlightHoverEffect HoverEffectContent HoverEffectGroup
      HoverEffectPhaseOverride LiftHoverEffect PencilDoubleTapGestureValue PencilHoverPose PencilPreferredAction
      PencilSqueezeGesturePhase PencilSqueezeGestureValue TextFieldLink TextInputDictationActivation
      TextInputDictationBehavior TouchBar TouchBarItemPresence VerticalPageTabViewStyle
    modifiers:
      digitalCrownAccessory digitalCrownRotation handGestureShortcut hoverEffectGroup onLongTouchGesture
      onPencilDoubleTap onPencilSqueeze touchBar touchBarCustomizationLabel touchBarItemPresence
      touchBarItemPrincipal
    environment:
      preferredPencilDoubleTapAction preferredPencilSqueezeAction
    = Space: the depth, volumes and immersive spaces of visionOS
    types:
      AutomaticImmersionStyle BreakthroughEffect DismissImmersiveSpaceAction FullImmersionStyle GeometryProxy3D
      GeometryReader3D GlassBackgroundDisplayMode GlassBackgroundEffect ImmersionChangeContext ImmersionStyle
      ImmersiveContentBrightness ImmersiveEnvironmentBehavior ImmersiveSpace ImmersiveSpaceContent
      ImmersiveSpaceContentBuilder ImmersiveSpaceDisplacement InteractiveResizeChange MixedImmersionStyle
      OpenImmersiveSpaceAction OrnamentAttachmentAnchor PhysicalMetric PhysicalMetricsConverter
      ProgressiveImmersionStyle RemoteImmersiveSpace RotateGesture3D SpatialEventCollection SpatialEventGesture
      SquareAzimuth SurroundingsEffect Viewpoint3D VolumetricWindowStyle VolumeViewpointUpdateStrategy
      PushWindowAction WorldAlignmentBehavior WorldRecenterPhase WorldScalingBehavior WorldTrackingLimitation
    modifiers:
      aspectRatio3D breakthroughEffect depthAlignment glassBackgroundEffect immersiveEnvironmentPicker manipulable
      onImmersionChange onInteractiveResizeChange onVolumeViewpointChange onWorldRecenter ornament
      perspectiveRotationEffect preferredSurroundingsEffect preferredWindowClippingMargins
      presentationBreakthroughEffect rotation3DLayout scaledToFill3D scaledToFit3D spatialOverlay
      spatialOverlayPreferenceValue supportedVolumeViewpoints transform3DEffect upperLimbVisibility
      volumeBaseplateVisibility
    environment:
      dismissImmersiveSpace immersiveSpaceDisplacement openImmersiveSpace pushWindow physicalMetrics remoteDeviceIdentifier
      surfaceSnappingInfo windowClippingMargins worldScalingCompensation worldTrackingLimitations
    scenes:
      defaultWorldScaling immersionStyle immersiveContentBrightness immersiveEnvironmentBehavior
      upperLimbVisibility volumeWorldAlignment
    = Services of the system: activities, intents, stores, sharing of screens
    modifiers:
       groupActivityAssociation interactionActivityTrackingTag onAppIntentExecution
      onContinueUserActivity userActivity
    """
}
