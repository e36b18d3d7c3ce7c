import { globSync, rmSync } from "node:fs";
import { edit } from "./edit.ts";

/** Takes Chinese out of the tables of languages, and deletes its texts. */
export function keepEnglishAlone(): void {
  for (const table of ["locale", "language"])
    edit(`app/site/locales/${table}.ts`, [/^import .* as zh .*\n/m, ""], ["{ en, zh }", "{ en }"]);
  for (const file of globSync("app/site/{locales/zh,content/**/*.zh.*,api/*.zh.*}"))
    rmSync(file, { recursive: true });
}
