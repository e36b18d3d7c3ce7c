import type { CopyOf } from "../../i18n/copy.server.ts";
import { formatMessage } from "../../i18n/format-message.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import * as chips from "../../ui/chips.module.css";
import { Icon } from "../../ui/icon.tsx";
import { type BlogFilter, filterPath } from "./filter.ts";
import * as styles from "./page-links.module.css";

interface PageLinksProps {
  copy: CopyOf<"blog">["pages"];
  /** The current filter. */
  filter: Partial<BlogFilter>;
  page: number;
  pages: number;
}

/** Pagination; renders nothing for a single page. */
export function PageLinks({ copy, filter, page, pages }: PageLinksProps) {
  const locale = useLocale();
  if (pages === 1) return null;
  const to = (page: number) => `${filterPath(locale, { ...filter, page })}#list`;
  return (
    <nav className={`${chips.chips} ${styles.pages}`} aria-label={copy.label}>
      {page > 1 && (
        <a href={to(page - 1)} rel="prev" className={styles.back}>
          <Icon name="arrow" />
          {copy.previous}
        </a>
      )}
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <a
          key={number}
          href={to(number)}
          aria-current={number === page ? "page" : undefined}
          aria-label={formatMessage(copy.page, { page: number })}
        >
          {number}
        </a>
      ))}
      {page < pages && (
        <a href={to(page + 1)} rel="next">
          {copy.next}
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}
