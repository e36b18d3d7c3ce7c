import { useEffect, useRef, useState } from "react";
import type { CopyOf } from "../i18n/copy.server.ts";
import { Icon } from "../ui/icon.tsx";
import { storedTheme, storeTheme, type Theme, themeChosen } from "./theme.ts";
import * as styles from "./theme-switch.module.css";

const choices = [
  ["system", "auto"],
  ["light", "sun"],
  ["dark", "moon"],
] as const;

/** The choice of the theme: system, light or dark. Without JavaScript it is hidden, and the system's theme applies. */
export function ThemeSwitch({ copy }: { copy: CopyOf<"chrome">["appearance"] }) {
  const [theme, setTheme] = useState<Theme>("system");
  const group = useRef<HTMLFieldSetElement>(null);

  // Applies a choice that was made before hydration.
  useEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>(":checked")?.value;
    const early = choices.find(([name]) => name === checked && name !== "system")?.[0];
    setTheme(early ?? storedTheme());
    if (early) storeTheme(early);
    const follow = () => setTheme(storedTheme());
    addEventListener(themeChosen, follow);
    return () => removeEventListener(themeChosen, follow);
  }, []);

  // A form is what tells browsers to leave the choice as it is: from their memory of a page they would bring
  // back an older one. It is never sent (HTML, 4.10.22.3: outside of a dialog, `dialog` does nothing).
  return (
    <form method="dialog" autoComplete="off">
      <fieldset className={styles.choices} ref={group}>
        <legend className="visually-hidden">{copy.legend}</legend>
        {choices.map(([name, icon]) => (
          <label key={name} title={copy[name]}>
            <input
              type="radio"
              name="theme"
              value={name}
              checked={theme === name}
              onChange={() => storeTheme(name)}
            />
            <span className="visually-hidden">{copy[name]}</span>
            <Icon name={icon} />
          </label>
        ))}
      </fieldset>
    </form>
  );
}
