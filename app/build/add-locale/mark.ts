/** What marks a file, or a text in a file of several languages, that still says in English what it should say in another. */
export const mark = "To be translated";

/** The marks in a source. */
export function marksIn(source: string): number {
  return source.split(mark).length - 1;
}
