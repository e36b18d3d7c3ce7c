import { type ChangeEvent, useEffect, useState } from "react";
import type { CopyOf } from "../i18n/copy.server.ts";
import { Icon } from "../ui/icon.tsx";
import { storedTheme, storeTheme, type Theme } from "./theme.ts";

const choices = [
  ["system", "auto"],
  ["light", "sun"],
  ["dark", "moon"],
] as const;

/** System, light or dark. Without JavaScript the system decides and the choice is not shown. */
export function ThemeSwitch({ copy }: { copy: CopyOf<"chrome">["appearance"] }) {
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => setTheme(storedTheme()), []);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = choices.find(([name]) => name === event.target.value)?.[0] ?? "system";
    setTheme(chosen);
    storeTheme(chosen);
  }

  return (
    <fieldset className="seg">
      <legend className="vh">{copy.legend}</legend>
      {choices.map(([name, icon]) => (
        <label key={name} title={copy[name]}>
          <input
            type="radio"
            name="theme"
            value={name}
            checked={theme === name}
            onChange={choose}
          />
          <span className="vh">{copy[name]}</span>
          <Icon name={icon} />
        </label>
      ))}
    </fieldset>
  );
}
