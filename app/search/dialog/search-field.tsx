import type { ComponentProps } from "react";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { searchPath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Icon } from "../../ui/icon.tsx";
import { maxQueryLength } from "../tokens/max-query-length.ts";

interface SearchFieldProps extends ComponentProps<"input"> {
  copy: CopyOf<"search">;
  isExpanded: boolean;
}

/** The search dialog's combobox, and its close button. Before hydration, it is a form. */
export function SearchField({ copy, isExpanded, ...props }: SearchFieldProps) {
  return (
    <search>
      <form className="between hairline" action={searchPath(useLocale())}>
        <Icon name="search" />
        <input
          className="input"
          name="q"
          role="combobox"
          aria-label={copy.label}
          aria-expanded={isExpanded}
          aria-controls="finder-list"
          aria-autocomplete="list"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxQueryLength}
          placeholder={copy.placeholder}
          {...props}
        />
        <button className="icon-button" type="button" aria-label={copy.close} data-close>
          <Icon name="close" />
        </button>
        {/* Lets Enter submit the form before hydration. */}
        <button type="submit" hidden>
          {copy.submit}
        </button>
      </form>
    </search>
  );
}
