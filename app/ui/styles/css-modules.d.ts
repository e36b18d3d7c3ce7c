/*
 * Classes of a CSS module as named exports (`import * as styles`), which the bundler puts in their places;
 * vite/client declares a default export. tests/ui/styles/class-names.test.ts knows which names there are.
 */

declare module "./*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "../*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
