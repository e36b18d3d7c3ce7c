import type { CopyOf } from "../../i18n/copy.server.ts";
import { afterLabel } from "../../i18n/han-spacing.ts";
import * as chips from "../../ui/chips.module.css";
import { Icon } from "../../ui/icon.tsx";
import { ShareButton } from "../../widgets/share-button.tsx";

interface ShareProps {
  title: string;
  /** Absolute. */
  url: string;
  copy: CopyOf<"post">["share"];
}

/** Links to share a post. Without scripts of other sites, which would track readers. */
export function Share({ title, url, copy }: ShareProps) {
  const [text, link] = [title, url].map(encodeURIComponent);
  return (
    <section aria-labelledby="share" data-hydrate="visible">
      <h2 id="share">{copy.heading}</h2>
      <ul className={chips.chips}>
        <li>
          <a href={`mailto:?subject=${text}&body=${link}`}>{copy.mail}</a>
        </li>
        {[
          [copy.posts, `https://x.com/intent/post?text=${text}&url=${link}`],
          [copy.professional, `https://www.linkedin.com/sharing/share-offsite/?url=${link}`],
        ].map(([label, to]) => (
          <li key={to}>
            <a href={to} target="_blank" rel="noopener">
              {label}
              <span className="visually-hidden">{afterLabel(copy.newTab)}</span>
              <Icon name="external" />
            </a>
          </li>
        ))}
        <ShareButton title={title} url={url} copy={copy} />
      </ul>
    </section>
  );
}
