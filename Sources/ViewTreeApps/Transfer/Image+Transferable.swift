extension Image: Transferable {
  /// No representations: a picture is transferred only within the process, as a terminal cannot send pixels.
  public static var transferRepresentation: TupleTransferRepresentation<Image> { TupleTransferRepresentation() }
}
