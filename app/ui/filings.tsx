import type { ShownFiling } from "../content/filings.ts";

/** Registrations in China, with links to their registers. */
export function Filings({ label, filings }: { label: string; filings: readonly ShownFiling[] }) {
  if (filings.length === 0) return null;
  return (
    <ul className="trail note space-above" aria-label={label}>
      {filings.map(({ text, url }) => (
        <li key={text}>
          <a href={url}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
