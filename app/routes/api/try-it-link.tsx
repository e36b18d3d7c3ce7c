import { type MouseEvent, type ReactElement, useState } from "react";
import type { Samples } from "../../api-reference/sample-languages.ts";
import { pagePath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import "./try-it/try-it.css";

interface TryItLinkProps {
  operationId: string;
  label: string;
  copyLabel: string;
  /** Called with code samples of what is typed, and with nothing when the panel is closed. */
  onSamples: (samples?: Samples) => void;
}

/** A link to the page that calls an operation. With JavaScript it opens a panel in its place. */
export function TryItLink({ label, ...props }: TryItLinkProps) {
  /** Null after it was closed. */
  const [panel, setPanel] = useState<ReactElement | null>();
  const locale = useLocale();
  // Not with operationTryPath, which all pages would load.
  const to = `${pagePath(locale, "api")}/try/${props.operationId}`;

  function onClose() {
    setPanel(null);
    props.onSamples();
  }

  function open(event: MouseEvent) {
    event.preventDefault();
    import("./try-it/open.tsx")
      .then(({ openTryIt }) => openTryIt({ ...props, locale, action: to, onClose }))
      .then(setPanel)
      .catch(() => location.assign(to));
  }

  return (
    panel ?? (
      <a
        className="button compact"
        href={to}
        ref={panel === null ? focus : null}
        onClick={(event) => event.metaKey || event.ctrlKey || event.shiftKey || open(event)}
      >
        {label}
      </a>
    )
  );
}

function focus(link: HTMLElement | null) {
  link?.focus();
}
