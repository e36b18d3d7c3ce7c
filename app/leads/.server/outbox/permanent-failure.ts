/** The receiver has permanently refused a message, so it must not be retried. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}
