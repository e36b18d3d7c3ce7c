/** The part of negotiator that is used here: @types/negotiator lacks `preferred`. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | string[] | undefined>> });
    /** `preferred` decides between codings that the client accepts with equal weights. */
    encoding(
      available: readonly string[],
      options: { readonly preferred: readonly string[] },
    ): string | undefined;
    mediaType(available: readonly string[]): string | undefined;
  }
}
