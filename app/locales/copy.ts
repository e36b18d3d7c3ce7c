/**
 * The shape of a copy object with its texts open: Chinese copy must `satisfy Copy<typeof english>`,
 * so that a missing or extra key does not compile. Tests compare array lengths and placeholders.
 */
export type Copy<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Copy<Item>[]
    : { readonly [Key in keyof T]: Copy<T[Key]> };
