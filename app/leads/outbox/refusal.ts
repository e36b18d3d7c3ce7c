/** The receiver does not want this message and never will: trying again is no use. */
export class Refusal extends Error {
  override name = "Refusal";
}
