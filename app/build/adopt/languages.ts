import { globSync, rmSync } from "node:fs";
import { edit } from "./edit.ts";

/** Removes Chinese from the tables of locales and languages, and deletes its texts. */
export function removeChinese(): void {
  for (const table of ["locale", "language"])
    edit(`app/site/locales/${table}.ts`, [/^import .* as zh .*\n/m, ""], ["{ en, zh }", "{ en }"]);
  for (const file of globSync("app/site/{locales/zh,content/**/*.zh.*,api/*.zh.*}"))
    rmSync(file, { recursive: true });
}
