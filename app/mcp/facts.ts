import { facts } from "../facts.ts";

/** The names of the figures in an object, as in `rateLimitPerHour.starter`. */
type NamesIn<T> = {
  [Key in keyof T & string]: T[Key] extends string | number ? Key : `${Key}.${NamesIn<T[Key]>}`;
}[keyof T & string];

const { standards, ...figures } = facts;

/** The name of a figure that the site states. */
export type FigureName = NamesIn<typeof figures>;

const values = new Map<string, string | number>([
  ...figuresIn(figures),
  ...standards.map(({ id, status }) => [`standards.${id}`, status] as const),
]);

function figuresIn(group: object, prefix = ""): [name: string, value: string | number][] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === "number" || typeof value === "string") return [[prefix + key, value]];
    return typeof value === "object" && value ? figuresIn(value, `${prefix}${key}.`) : [];
  });
}

export const factNames: readonly string[] = [...values.keys()];

/** The value of a fact as facts.ts has it: a number, or a word. */
export function factValue(name: string): string | number | undefined {
  return values.get(name);
}
