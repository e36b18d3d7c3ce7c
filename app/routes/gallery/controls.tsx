import * as badge from "../../ui/badge.module.css";
import * as chips from "../../ui/chips.module.css";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { iconNames } from "../../ui/icon-names.ts";
import { ButtonLink, GoLink, NewTabLink } from "../../ui/link.tsx";
import { PageAsMarkdown } from "../../ui/page-as-markdown.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import type { GalleryProps } from "./props.ts";

/** Links, buttons and other controls. */
export function Controls({ data: { copy, categories } }: GalleryProps) {
  const { features, chrome, codeBlock } = copy;
  return (
    <>
      <div className="actions">
        <ButtonLink to="#Controls" primary>
          {chrome.getStarted}
        </ButtonLink>
        <ButtonLink to="#Controls">{features.hero.docs}</ButtonLink>
        <ButtonLink to="#Controls" primary small>
          {chrome.getStarted}
        </ButtonLink>
        <button className="button" type="button" disabled>
          {features.hero.docs}
        </button>
      </div>
      <div className="actions">
        <a href="#Controls">{features.hero.docs}</a>
        <GoLink to="#Controls">{features.advanced.api.link}</GoLink>
        <NewTabLink to="#Controls" hint={copy.contact.social.newTab}>
          {features.hero.docs}
        </NewTabLink>
      </div>
      <p className="actions">
        <span className={badge.badge}>{categories[0]}</span>
        <span className={`${badge.badge} ${badge.sun}`}>{categories[1]}</span>
      </p>
      <nav className={chips.chips} aria-label={copy.blog.filter}>
        {categories.map((category, at) => (
          <a href="#Controls" aria-current={at === 0 || undefined} key={category}>
            {category}
          </a>
        ))}
      </nav>
      <ThemeSwitch copy={chrome.appearance} />
      <div className="code">
        <div className="code-head">
          <CopyButton label={codeBlock.idle} />
        </div>
      </div>
      <PageAsMarkdown copy={copy.markdown} />
      <p className="actions">
        {iconNames.map((name) => (
          <Icon name={name} key={name} />
        ))}
      </p>
    </>
  );
}
