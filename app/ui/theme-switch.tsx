import type { CopyOf } from "../i18n/copy.server.ts";
import { Icon } from "./icon.tsx";
import * as styles from "./theme-switch.module.css";

const choices = [
  ["system", "auto"],
  ["light", "sun"],
  ["dark", "moon"],
] as const;

/**
 * The choice of the theme: system, light or dark (browser/bootstrap.ts). Without JavaScript it is hidden, and the system's theme
 * applies. It is in a form with `autocomplete=off`, because browsers would otherwise restore an older choice when a page is
 * shown again. The form is never sent (HTML, 4.10.22.3: outside of a dialog, `dialog` does nothing).
 */
export function ThemeSwitch({ copy }: { copy: CopyOf<"layout">["appearance"] }) {
  return (
    <form method="dialog" autoComplete="off">
      <fieldset className={`scripted ${styles.choices}`}>
        <legend className="visually-hidden">{copy.legend}</legend>
        {choices.map(([name, icon]) => (
          <label key={name} title={copy[name]}>
            <input type="radio" name="theme" value={name} defaultChecked={name === "system"} />
            <span className="visually-hidden">{copy[name]}</span>
            <Icon name={icon} />
          </label>
        ))}
      </fieldset>
    </form>
  );
}
