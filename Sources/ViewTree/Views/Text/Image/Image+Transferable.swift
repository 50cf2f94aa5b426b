extension Image: Transferable {
  /// As it is, within the process: a terminal has no pixels to send.
  public static var transferRepresentation: TupleTransferRepresentation<Image> { TupleTransferRepresentation() }
}
