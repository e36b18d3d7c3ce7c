// First, because base.css defines the order of the cascade layers.
import "./ui/styles/base.css";
import "./site/tokens.css";
import "./ui/styles/fonts.css";
import "./ui/styles/layout.css";
import "./ui/styles/primitives.css";
import "./ui/styles/button.css";
import "./ui/styles/form.css";
import "./ui/styles/site-header.css";
import "./ui/styles/state.css";
import "./ui/styles/print.css";
import { type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import bootstrap from "./browser/bootstrap.ts?worker&url";
import { headScript } from "./browser/head-script.ts";
import { isReloaded } from "./browser/hydrate.ts";
import { HydrationData } from "./browser/hydration-data.tsx";
import { shownFilings } from "./content/filings.ts";
import { type CopyOf, copyIn, getCopy, getLocale, i18nextMiddleware } from "./i18n/copy.server.ts";
import { localeTable, otherLocales } from "./i18n/locales.ts";
import { inLocale, localeOf } from "./i18n/paths.ts";
import { settingsContext } from "./load-context.server.ts";
import * as styles from "./root.module.css";
import { discovery } from "./seo/text/discovery.server.ts";
import { site } from "./site/site.ts";
import { FailurePage } from "./ui/failure-page.tsx";
import { LanguageOffer } from "./ui/shell/language-link.tsx";
import { SiteFooter } from "./ui/shell/site-footer.tsx";
import { SiteHeader } from "./ui/shell/site-header.tsx";

// The fonts of languages that aren't written in Latin letters.
import.meta.glob("./site/locales/*/fonts.css", { eager: true });

/** The copy of the error page by file path. It is in the bundle, because an error may keep the data of loaders from arriving. */
const failures = import.meta.glob<CopyOf<"failure">>("./site/locales/*/failure.json", {
  eager: true,
  import: "default",
});

export const middleware: Route.MiddlewareFunction[] = [i18nextMiddleware, discovery];

/** The data of every page: locale, origin, and the texts of header and footer. */
export function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale(context);
  const { label, model } = getCopy(context, "filings");
  const shown = localeTable[locale].mainlandChina ? shownFilings(site.filings, model) : [];
  return {
    locale,
    siteUrl: context.get(settingsContext).siteUrl,
    brand: site.name[locale],
    year: new Date().getUTCFullYear(),
    social: site.social,
    statusUrl: site.statusUrl,
    ...(shown.length > 0 && { filings: { label, shown } }),
    copy: getCopy(context, "layout"),
    codeBlock: getCopy(context, "codeBlock"),
    search: getCopy(context, "search"),
    offers: otherLocales(locale).map((other) => ({
      locale: other,
      copy: copyIn(other, "languageOffer"),
    })),
  };
}

/** The root's data depends on the locale only, and links to another one load a document. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  const { tag, direction, mainlandChina } = localeTable[locale];
  const data = useRouteLoaderData<typeof loader>("root");
  // `solidHeader` marks pages that don't begin with a sky below the header. `bare` marks pages for a frame, which have no
  // header or footer, and their own `main`.
  const handles = useMatches().map(({ handle }) => handle);
  const isBare = handles.includes("bare");
  const hasSolidHeader = handles.includes("solidHeader");
  const layout = isBare ? undefined : data;
  const pageClass = hasSolidHeader ? undefined : "over-sky";
  return (
    // The theme script sets `data-theme` before hydration.
    <html lang={tag} dir={direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* A virtual keyboard resizes the page, so that the chat's composer stays above it. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        {/* Tells Baidu that the page is for desktop and mobile. */}
        {mainlandChina && <meta name="applicable-device" content="pc,mobile" />}
        <Meta />
        <meta
          name="theme-color"
          content={__THEME_COLOR__.light}
          media="(prefers-color-scheme: light)"
        />
        <meta
          name="theme-color"
          content={__THEME_COLOR__.dark}
          media="(prefers-color-scheme: dark)"
        />
        <Links />
        {import.meta.env.PROD && <script src={bootstrap} defer />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={inLocale(locale, "/manifest.webmanifest")} />
      </head>
      <body className={isBare ? "bare" : pageClass}>
        {layout && (
          <>
            <a className={`button primary ${styles.skipLink}`} href="#main">
              {layout.copy.skip}
            </a>
            <SiteHeader {...layout} />
          </>
        )}
        {isBare ? (
          children
        ) : (
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        )}
        {layout && <SiteFooter {...layout} />}
        {/* Here browser/copy.ts announces what it copied. React leaves what that script wrote, because this is HTML. */}
        {data && (
          <p
            className={`visually-hidden ${styles.failure}`}
            id="copied"
            role="status"
            data-copied={data.codeBlock.done}
            data-failed={data.codeBlock.failed}
            dangerouslySetInnerHTML={{ __html: "" }}
            suppressHydrationWarning
          />
        )}
        {layout?.offers.map((offer) => (
          <LanguageOffer key={offer.locale} {...offer} hidden />
        ))}
        {import.meta.env.PROD ? <HydrationData /> : <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** Statuses of temporary errors of the server or a proxy (RFC 9110, section 15.6; RFC 6585). */
const temporaryErrors = [429, 502, 503, 504];

/** The error page, in the language of the path. The server logs the error, which visitors don't see. */
export function ErrorBoundary() {
  const locale = localeOf(useLocation().pathname);
  const error = useRouteError();
  const isRefused = isRouteErrorResponse(error) && temporaryErrors.includes(error.status);
  // A translating browser or an extension has changed the document, so React failed to remove or insert a node.
  const isBroken = error instanceof DOMException && error.name === "NotFoundError" && !isReloaded();
  useEffect(() => {
    // The server refused the data of a navigation: loads the document, which shows the page or the server's error page.
    if (isRefused) location.assign(location.pathname + location.search);
    if (isBroken) location.reload();
  }, [isRefused, isBroken]);
  const copy = failures[`./site/locales/${locale}/failure.json`];
  if (isRefused || isBroken || !copy) return null;
  return (
    <>
      <FailurePage locale={locale} copy={copy} />
      {import.meta.env.DEV && error instanceof Error && <pre className="wrap">{error.stack}</pre>}
    </>
  );
}
