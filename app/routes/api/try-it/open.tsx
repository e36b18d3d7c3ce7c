import { type ReactElement, useEffect, useRef } from "react";
import { operationForm } from "../../../api-reference/operation-form.ts";
import type { ApiDocument } from "../../../api-reference/types.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { inLocale } from "../../../i18n/paths.ts";
import { loadTryIt } from "../../../locales/try-it.ts";
import { TryIt, type TryItProps } from "./try-it.tsx";

interface OpenOptions extends Pick<TryItProps, "action" | "copyLabel" | "onSamples"> {
  locale: Locale;
  operationId: string;
  onClose: () => void;
}

/**
 * Loads the copy and the OpenAPI document, and resolves to the panel of an operation.
 * @throws if one of them can't be loaded
 */
export async function openTryIt({
  locale,
  operationId,
  ...options
}: OpenOptions): Promise<ReactElement> {
  const [[{ tryIt: copy }, { sandbox }], response] = await Promise.all([
    loadTryIt[locale](),
    fetch(inLocale(locale, "/openapi.json")),
  ]);
  const document: ApiDocument = await response.json();
  const form = operationForm(document, operationId, locale);
  const sandboxUrl = document.servers.find(({ url }) => url.endsWith("/sandbox"))?.url;
  if (!form || !sandboxUrl) throw new Error(`The OpenAPI document has no ${operationId}.`);
  const props = { form, copy, fieldTexts: sandbox.fields, sandboxUrl };
  return <Panel {...props} {...options} level="h4" />;
}

/** The panel on the API page, with a button that closes it. */
function Panel({ onClose, ...props }: TryItProps & { onClose: () => void }) {
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
