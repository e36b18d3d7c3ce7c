import { type MouseEvent, type ReactElement, useState } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import type { OperationEntry } from "../operations.ts";
import type { CodeSample } from "../types.ts";
import "../try-it/try-it.css";

interface TryItLinkProps {
  entry: OperationEntry;
  label: string;
  copyLabel: string;
  /** Called with code samples of what is typed, and with nothing when the panel is closed. */
  onSamples: (samples?: readonly CodeSample[]) => void;
}

/** Where the page has a call for the shell. */
const shellCall = "#sandbox";

/** A button that opens the panel that calls an operation. Without JavaScript it leads to a call for the shell. */
export function TryItLink({ label, ...props }: TryItLinkProps) {
  /** Null after it was closed. */
  const [panel, setPanel] = useState<ReactElement | null>();
  const locale = useLocale();

  function onClose() {
    setPanel(null);
    props.onSamples();
  }

  function open(event: MouseEvent) {
    event.preventDefault();
    import("../try-it/try-it.tsx")
      .then(({ openTryIt }) => openTryIt({ ...props, locale, onClose }))
      .then(setPanel)
      .catch(() => location.assign(shellCall));
  }

  return (
    panel ?? (
      <a
        className="button compact"
        href={shellCall}
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
