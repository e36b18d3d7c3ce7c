import "./styles/tables.css";
import "./styles/stacked-table.css";
import "./styles/prose.css";

/** Long-form text. Its HTML is rendered from Markdown at build time. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
