import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import { GoLink } from "./link.tsx";
import { RichText } from "./rich-text.tsx";
import * as ruledList from "./ruled-list.module.css";

interface IconListProps {
  items: readonly { icon: IconName; heading: string; text: string; to?: string; link?: string }[];
}

/** A list with icons, in two columns on wide screens. */
export function IconList({ items }: IconListProps) {
  return (
    <div className={`balanced soft ruled hairline ${ruledList.list} ${ruledList.twoColumns}`}>
      {items.map(({ icon, heading, text, to, link }) => (
        <article key={heading}>
          <Icon name={icon} />
          <RichText as="h3" text={heading} />
          <RichText as="p" text={text} />
          {to && <GoLink to={to}>{link}</GoLink>}
        </article>
      ))}
    </div>
  );
}
