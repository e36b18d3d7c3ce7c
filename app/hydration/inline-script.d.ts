/** The minified text of a script (vite/inline-script.ts). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}
