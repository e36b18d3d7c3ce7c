import { renderToStaticMarkup } from "react-dom/server";
import type { Turn } from "../../chat/answer.ts";
import { escapeHtml } from "../../content/markdown/escape-html.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { pictures } from "../../site/pictures.ts";
import { ForestTable } from "../features/forest-table.tsx";

/**
 * The written conversation about a fictional study that the features page shows. Its answer is HTML, so that the
 * chat neither loads nor shares the scripts of that page. `lang` is the language of the copy (BCP 47).
 */
export function sampleTurn(demo: CopyOf<"features">["demo"], lang: string): Turn {
  const { file, question, answer, table, note } = demo;
  const text = escapeHtml(answer).replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>");
  const blocks = [`<p>${text}</p>`];
  if (!pictures.conversation) blocks.push(renderToStaticMarkup(<ForestTable copy={table} />));
  const parts = [
    { type: "blocks", blocks },
    { type: "text", text: note },
  ] as const;
  return {
    question,
    answer: { lang, kind: "written", parts },
    state: "done",
    sampleFile: file,
  };
}
