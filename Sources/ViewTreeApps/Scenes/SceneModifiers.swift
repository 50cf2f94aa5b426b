extension Scene {
  /// Adds commands to the menu bar at the top of the window; see ``Commands``.
  ///
  /// Follows [commands(content:)](https://developer.apple.com/documentation/swiftui/scene/commands(content:)).
  nonisolated public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    ViewScene(content: MenuBarWindow(commands: content(), content: SceneView(scene: self)))
  }

  /// Adds commands to the menu bar, like ``commands(content:)``: there are no standard commands to replace.
  nonisolated public func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    commands(content: content)
  }

  /// Calls the action with the old and the new value when a value changes, and with `initial` also at the start.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ViewScene(content: SceneView(scene: self).onChange(of: value, initial: initial, action))
  }

  /// Calls the action when a value changes, and with `initial` also at the start.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ViewScene(content: SceneView(scene: self).onChange(of: value, initial: initial, action))
  }

  /// Calls the action with the new value when a value changes; the older form.
  @_disfavoredOverload nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }

  /// Sets a value of the environment for the views of the scene.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    ViewScene(content: SceneView(scene: self).environment(keyPath, value))
  }

  /// Puts an observable object into the environment of the views of the scene.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ViewScene(content: SceneView(scene: self).environment(object))
  }

  /// Puts an object into the environment of the views of the scene.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ViewScene(content: SceneView(scene: self).environmentObject(object))
  }

  /// Sets the store of each `@AppStorage` property without its own store in the views of the scene.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ViewScene(content: SceneView(scene: self).defaultAppStorage(store))
  }
}
