import type { CopyOf } from "../../i18n/copy.server.ts";
import { isLeftOut, newChatPath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { site } from "../../site/site.ts";
import { Icon } from "../../ui/icon.tsx";
import { GoLink, NewTabLink } from "../../ui/link.tsx";
import * as styles from "../contact.module.css";

interface MethodsProps {
  copy: CopyOf<"contact">["methods"];
  id: string | undefined;
}

/** Two ways to reach a person directly, and the assistant. */
export function Methods({ copy, id }: MethodsProps) {
  const methods = [
    { icon: "mail", to: `mailto:${site.email.contact}`, ...copy.email },
    { icon: "phone", to: `tel:${site.phone.tel}`, ...copy.phone },
    { icon: "chat", to: newChatPath(useLocale()), ...copy.chat },
  ] as const;
  const shown = methods.filter(({ to }) => !isLeftOut(to));
  return (
    <section className="section flush" id={id} aria-label={copy.label}>
      <div className="wrap">
        <div className={`columns soft headed ${styles.methods}`}>
          {shown.map(({ icon, to, heading, text, action }) => (
            <div className="stack gap-1" key={icon}>
              <Icon name={icon} />
              <h2 className="small-heading">{heading}</h2>
              <p>{text}</p>
              <GoLink to={to}>{action}</GoLink>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Links to accounts on other sites. */
export function Elsewhere({ copy }: { copy: CopyOf<"contact">["social"] }) {
  return (
    <>
      <h2 className="small-heading space-above-large">{copy.heading}</h2>
      <ul className="stack gap-2">
        {site.social.map(({ name, url }) => (
          <li key={url}>
            <NewTabLink to={url} hint={copy.newTab}>
              {name}
            </NewTabLink>
          </li>
        ))}
      </ul>
    </>
  );
}
