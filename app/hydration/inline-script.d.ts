/** The text of a script, made by build/inline-script.ts. */
declare module "*?inline-script" {
  const text: string;
  export default text;
}
