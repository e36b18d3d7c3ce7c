/** The receiver has refused this message for good: retrying is pointless. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}
