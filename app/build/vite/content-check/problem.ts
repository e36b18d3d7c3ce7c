/** A problem as compilers print it, which terminals and editors turn into a link: where it is, what is wrong, what is right. */
export function formatProblem(file: string, line: number, text: string): string {
  return `${file}:${line}: ${text}`;
}
