/** The text of a script, made by vite/inline-script.ts. */
declare module "*?inline-script" {
  const text: string;
  export default text;
}
