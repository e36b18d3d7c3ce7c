/*
 * Classes of a CSS module as named exports (`import * as styles`), which the bundler inlines; vite/client declares a default
 * export. Because any name compiles, tests/ui/styles/class-names.test.ts checks that the classes exist.
 */

declare module "./*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "../*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
