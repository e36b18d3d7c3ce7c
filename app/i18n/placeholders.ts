/** `{{name}}`, as i18next writes it. */
const pattern = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * Puts words in the places of `{{name}}`.
 * @throws if the text names a word that does not exist
 */
export function fillPlaceholders(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(pattern, (whole, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`There is no ${whole} in the vocabulary.`);
    return word;
  });
}
