// Scenes show views, and file dialogs name types of files: a program that imports this module has both.
@_exported public import UniformTypeIdentifiers
@_exported public import ViewTree
