type Copy = string | readonly Copy[] | { readonly [key: string]: Copy };

/** A file of copy for another language, from the one in English, with the plural forms that the language has. */
export function translatedCopy(
  source: string,
  tag: string,
  edit: (text: string) => string,
): string {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  const translate = (copy: Copy): Copy => {
    if (typeof copy === "string") return edit(copy);
    if (isList(copy)) return copy.map(translate);
    return Object.fromEntries(
      Object.entries(copy).flatMap(([name, value]) => {
        const key = name.replace(/_(one|other)$/, "");
        const { [`${key}_other`]: other } = copy;
        if (key === name || other === undefined) return [[name, translate(value)]];
        if (!name.endsWith("_other")) return [];
        return pluralCategories.map((form) => [
          `${key}_${form}`,
          translate(copy[`${key}_${form}`] ?? other),
        ]);
      }),
    );
  };
  const copy: Copy = JSON.parse(source);
  return `${JSON.stringify(translate(copy), null, 2)}\n`;
}

/** The paths of the texts that are as in English. */
export function untranslated(copy: Copy | undefined, english: Copy, path = ""): string[] {
  if (typeof english === "string") {
    const hasWords = /\p{L}/u.test(english.replace(/\{\{\w+\}\}/g, ""));
    return copy === english && hasWords ? [path] : [];
  }
  return Object.entries(english).flatMap(([key, text]) => {
    const there =
      typeof copy === "object" ? Object.entries(copy).find(([name]) => name === key) : [];
    return untranslated(there?.[1], text, path ? `${path}.${key}` : key);
  });
}

function isList(copy: Copy): copy is readonly Copy[] {
  return Array.isArray(copy);
}
