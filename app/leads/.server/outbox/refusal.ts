/** The receiver has refused this message for good: retrying is pointless. */
export class Refusal extends Error {
  override name = "Refusal";
}
