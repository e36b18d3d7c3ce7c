import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { isPage } from "./link.tsx";
import "../styles/tables.css";
import "../styles/stacked-table.css";
import "../styles/prose.css";

interface ProseProps {
  /** Rendered from Markdown at build time. */
  html: string;
}

/** Long-form text. Its links to pages of this site open with the router. */
export function Prose({ html }: ProseProps) {
  const navigate = useNavigate();

  function openPage(event: MouseEvent) {
    const to = event.target instanceof Element && event.target.closest("a")?.getAttribute("href");
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!to || modified || !isPage(to)) return;
    event.preventDefault();
    void navigate(to);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles clicks on its links, which are focusable.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <div className="prose" onClick={openPage} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
