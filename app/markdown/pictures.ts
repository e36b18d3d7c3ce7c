/** Where a picture is until Vite knows its address. */
export const picturePlaceholder = "/@picture/";
const placeholders = /\/@picture\/([\w.-]+)/g;

/** A module that exports a value, in which the placeholders of pictures are their addresses. */
export function moduleWithPictures(value: unknown): string {
  const { imports, variables } = importPictures(value);
  const json = JSON.stringify(value).replace(
    placeholders,
    (_, name: string) => `" + ${variables.get(name)} + "`,
  );
  return `${imports}export default ${json};`;
}

/** The statements that import the pictures of a value, and the variables that have their addresses, by name. */
export function importPictures(value: unknown): {
  imports: string;
  variables: ReadonlyMap<string, string>;
} {
  const names = JSON.stringify(value).matchAll(placeholders);
  const unique = [...new Set([...names].map(([, name = ""]) => name))];
  const variables = new Map(unique.map((name, index) => [name, `picture${index}`]));
  const lines = [...variables].map(([name, variable]) => `import ${variable} from "./${name}";\n`);
  return { imports: lines.join(""), variables };
}

/** A text in which the placeholders of pictures are their addresses, which are given by name. */
export function fillPictures(text: string, addresses: Readonly<Record<string, string>>): string {
  return text.replace(placeholders, (_, name: string) => addresses[name] ?? "");
}
