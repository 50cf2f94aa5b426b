extension Color: Transferable {
  /// An empty representation: a colour is transferred within the process.
  public static var transferRepresentation: TupleTransferRepresentation<Color> { TupleTransferRepresentation() }
}
