import { formatMessage } from "../i18n/format-message.ts";
import type { Locale } from "../i18n/locales.ts";
import { sentences } from "../locales/sentences.ts";
import type { Parameter, Schema } from "./types.ts";

export type Field = {
  /** The path in the body, such as `parameters.sample_size`. */
  name: string;
  /** The type with its format, such as `string · date-time`. */
  type: string;
  required: boolean;
  /** The localized constraint, or empty. */
  constraint: string;
  description: string;
  enum?: string[];
};

/** The properties of an object schema as the rows of a table, each followed by its own properties. */
export function fields(schema: Schema, locale: Locale, prefix = ""): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const field: Field = {
      name: prefix + key,
      type: [property.type, property.format].filter(Boolean).join(" · "),
      required: schema.required?.includes(key) ?? false,
      constraint: constraint(property, locale),
      description: property.description ?? "",
    };
    if (property.enum) field.enum = property.enum;
    return [field, ...fields(property, locale, `${prefix}${key}.`)];
  });
}

/** A parameter in the same form. */
export function parameterField(
  { name, schema, required, description }: Parameter,
  locale: Locale,
): Field {
  return { name, type: schema.type, required, constraint: constraint(schema, locale), description };
}

function constraint(schema: Schema, locale: Locale): string {
  if (schema.minimum !== undefined) return `≥ ${schema.minimum}`;
  if (schema.minLength !== undefined)
    return formatMessage(sentences[locale].minLength, { length: schema.minLength });
  return "";
}
