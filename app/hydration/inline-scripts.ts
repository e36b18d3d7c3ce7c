import beforeReact from "../routes/preview-chat/before-react.ts?inline-script";
import { codeLanguageScript } from "../widgets/code-language.ts";

/** The inline scripts that only some pages have, for the Content-Security-Policy that all share. */
export const inlineScripts: readonly string[] = [beforeReact, codeLanguageScript];
