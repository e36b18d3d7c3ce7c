import { readFileSync } from "node:fs";

/** Reads the image's options of Node's permission model, and replaces its folders by those of a release and its data. */
export function readPermissions(folders: { site: string; data: readonly string[] }): string[] {
  const [, command = "[]"] = /^CMD (.+)$/m.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  const options: string[] = JSON.parse(command);
  return options.filter(isPermission).flatMap((option) => {
    const [name = "", folder = ""] = option.split("=");
    if (folder === "/data") return folders.data.map((data) => `${name}=${data}`);
    return [option.replace(/=\/site\b/, `=${folders.site}`)];
  });
}

/** Whether an option of Node belongs to its permission model. */
export function isPermission(option: string): boolean {
  return /^--(permission|allow-)/.test(option);
}
