import type { CopyOf } from "../i18n/copy.server.ts";
import { feedPath, pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { feedFormats, feeds } from "../pages.ts";
import { RichText } from "./rich-text.tsx";
import "../styles/forms.css";
import "../styles/signup.css";

/** Where people leave their address for the newsletter, or find the feeds instead. */
export function NewsletterForm({ copy }: { copy: CopyOf<"newsletter"> }) {
  const locale = useLocale();
  return (
    <section className="section" aria-labelledby="newsletter">
      <div className="wrap bare-top">
        <div className="signup">
          <div>
            <h2 id="newsletter">
              <RichText text={copy.heading} />
            </h2>
            <p>{copy.text}</p>
          </div>
          <form method="post" action={pagePath(locale, "blog")}>
            <div className="field">
              <label htmlFor="newsletter-email">{copy.email}</label>
              <input
                className="input"
                id="newsletter-email"
                name="email"
                type="email"
                autoComplete="email"
                placeholder="name@example.org"
                required
              />
            </div>
            <button type="submit" className="btn primary">
              {copy.subscribe}
            </button>
            <p className="note">
              {copy.feeds}
              {feedFormats.map((format, index) => (
                <span key={format}>
                  {index === 0 ? " " : " · "}
                  <a href={feedPath(locale, format)}>{feeds[format].label}</a>
                </span>
              ))}
            </p>
          </form>
        </div>
      </div>
    </section>
  );
}
