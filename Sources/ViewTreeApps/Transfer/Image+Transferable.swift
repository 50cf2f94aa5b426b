extension Image: Transferable {
  /// An empty representation: an image is transferred only within the process, because a terminal cannot send pixels.
  public static var transferRepresentation: TupleTransferRepresentation<Image> { TupleTransferRepresentation() }
}
