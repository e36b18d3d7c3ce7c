/** The part of negotiator that is used here: @types/negotiator lacks `preferred`. */
declare module "negotiator" {
  interface Options {
    /** Which of those that the client wants equally comes first. */
    readonly preferred: readonly string[];
  }

  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | string[] | undefined>> });
    encoding(available: readonly string[], options: Options): string | undefined;
    mediaType(available: readonly string[]): string | undefined;
  }
}
