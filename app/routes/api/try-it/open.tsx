import { type ReactElement, useEffect, useRef } from "react";
import type { CopyOf } from "../../../i18n/copy.server.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { TryIt, type TryItProps } from "./try-it.tsx";

/* By the paths of the files. */
const copies = import.meta.glob<CopyOf<"tryIt">>("../../../site/locales/*/try-it.json", {
  import: "default",
});

interface PanelProps extends TryItProps {
  onClose: () => void;
}

/** Loads the copy, and resolves to the panel of an operation. */
export async function openTryIt({
  locale,
  ...props
}: Omit<PanelProps, "copy"> & { locale: Locale }): Promise<ReactElement> {
  const copy = await copies[`../../../site/locales/${locale}/try-it.json`]?.();
  if (!copy) throw new Error(`There is no copy in ${locale}.`);
  return <Panel {...props} copy={copy} />;
}

/** The panel on the API page, with a button that closes it. */
function Panel({ onClose, ...props }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="try-it-panel">
      <h4 ref={heading} tabIndex={-1}>
        {props.copy.heading}
      </h4>
      <button type="button" className="button compact" onClick={onClose}>
        {props.copy.close}
      </button>
      <TryIt {...props} />
    </div>
  );
}
