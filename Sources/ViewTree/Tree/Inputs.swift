/// What a node inherits from the nodes around it. Shared by all nodes that inherit the same.
final class Inputs {
  /// Whoever holds a node holds its screen.
  unowned(unsafe) let tree: Tree
  let environment: EnvironmentScope?
  /// Modifiers of a group around this node, to be put around each of the group's elements.
  let wrap: Wrap?
  /// What modifiers said about the next element below: its priority, its tag, its name.
  let traits: Traits?
  /// Where the placeholders in the bodies of view modifiers find their content.
  let contents: ModifierContents?

  init(
    tree: Tree, environment: EnvironmentScope? = nil, wrap: Wrap? = nil, traits: Traits? = nil,
    contents: ModifierContents? = nil
  ) {
    self.tree = tree
    self.environment = environment
    self.wrap = wrap
    self.traits = traits
    self.contents = contents
  }

  func with(environment: EnvironmentScope?) -> Inputs {
    Inputs(tree: tree, environment: environment, wrap: wrap, traits: traits, contents: contents)
  }

  func with(wrap: Wrap?, traits: Traits?) -> Inputs {
    Inputs(tree: tree, environment: environment, wrap: wrap, traits: traits, contents: contents)
  }

  func with(traits: Traits?) -> Inputs { with(wrap: wrap, traits: traits) }

  func with(contents: ModifierContents?) -> Inputs {
    Inputs(tree: tree, environment: environment, wrap: wrap, traits: traits, contents: contents)
  }

  /// What the content of an element inherits: the group's modifiers and the traits stop at the element.
  var insideElement: Inputs { wrap == nil && traits == nil ? self : with(wrap: nil, traits: nil) }

  var environmentValues: EnvironmentValues { EnvironmentValues(scope: environment) }
}
