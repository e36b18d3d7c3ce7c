import type * as en from "./en/index.ts";

/** The forms of i18next's plurals that not every language has. */
type PluralForm = "zero" | "one" | "two" | "few" | "many";

/** The shape of copy, derived from English. Translations must have all its keys. */
type Copy<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Copy<Item>[]
    : {
        readonly [Key in keyof T as Key extends `${string}_${PluralForm}` ? never : Key]: Copy<
          T[Key]
        >;
      };

/** All copy in one language: a file of i18next's JSON for each page or part of the site. */
export type Dictionary = Copy<typeof en>;

/** Copy without a key that English lacks, except for forms of plurals. */
export type Exact<Given, Shape = Dictionary> = {
  [Key in keyof Given]: Key extends keyof Shape
    ? Exact<Given[Key], Shape[Key]>
    : Key extends `${string}_${PluralForm}`
      ? string
      : never;
};
