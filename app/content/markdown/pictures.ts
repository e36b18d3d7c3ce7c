/** Where a picture is until Vite knows its address. */
export const picturePlaceholder = "/@picture/";
const placeholders = /\/@picture\/([\w.-]+)/g;

/** A module that exports a value, in which the placeholders of pictures are their addresses. */
export function moduleWithPictures(value: unknown): string {
  const json = JSON.stringify(value);
  const names = json.matchAll(placeholders);
  const unique = [...new Set([...names].map(([, name = ""]) => name))];
  const imports = unique.map((name, index) => `import picture${index} from "./${name}";\n`);
  const code = json.replace(
    placeholders,
    (_, name: string) => `" + picture${unique.indexOf(name)} + "`,
  );
  return `${imports.join("")}export default ${code};`;
}
