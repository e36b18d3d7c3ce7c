import type { CopyOf } from "../../i18n/copy.server.ts";
import { site } from "../../site.ts";
import { NewTabLink } from "../../ui/link.tsx";

/** The team on other sites. */
export function Elsewhere({ copy }: { copy: CopyOf<"contact">["social"] }) {
  const { code, posts, professional } = site.social;
  const links = [
    { label: copy.code, to: code },
    { label: copy.posts, to: posts },
    { label: copy.professional, to: professional },
  ];
  return (
    <>
      <h2 className="sub0 mt-l">{copy.heading}</h2>
      <ul className="links">
        {links.map(({ label, to }) => (
          <li key={to}>
            <NewTabLink to={to} hint={copy.newTab}>
              {label}
            </NewTabLink>
          </li>
        ))}
      </ul>
    </>
  );
}
