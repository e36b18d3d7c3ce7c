import { CopyButton } from "../../ui/copy-button.tsx";

/** A code block with a label. It can be scrolled by keyboard. */
export function Code({ label, html }: { label: string; html: string }) {
  return (
    <div className="code">
      <div className="code-head">
        <span>{label}</span>
        <CopyButton />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls. */}
      <pre tabIndex={0} role="group" aria-label={label}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  );
}
