import { documents } from "virtual:api-reference";
import { useState } from "react";
import { data } from "react-router";
import { operationForm } from "../api-reference/operation-form.ts";
import { type Samples, sampleLanguages } from "../api-reference/sample-languages.ts";
import { copyIn, getCopy, getLocale } from "../i18n/copy.server.ts";
import { formatMessage } from "../i18n/format-message.ts";
import { operationTryPath, pagePath } from "../i18n/paths.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { settingsContext } from "../load-context.server.ts";
import { sandboxPath } from "../pages.ts";
import { notFoundHead } from "../seo/not-found-head.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { CopyStatus } from "../ui/copy-status.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { GoLink } from "../ui/link.tsx";
import { NotFoundPage } from "../ui/not-found-page.tsx";
import { PageTop } from "../ui/page-top.tsx";
import type { Route } from "./+types/api-try";
import { typedSamples } from "./api/try-it/call.ts";
import { Code } from "./api/try-it/code.tsx";
import { postCall } from "./api/try-it/post.server.ts";
import { TryIt } from "./api/try-it/try-it.tsx";
import { initialValues } from "./api/try-it/values.ts";
import "./api/try-it/try-it.css";

export { headers } from "./forms/headers.ts";

export function loader({ context, params, url }: Route.LoaderArgs) {
  const locale = getLocale(url);
  const form = operationForm(documents[locale], params.operation, locale);
  if (!form) return data({ missing: getCopy(context, url, "notFound") }, 404);
  return {
    form,
    action: operationTryPath(locale, form.id),
    copy: getCopy(context, url, "tryIt"),
    fieldTexts: copyIn(locale, "sandbox").fields,
    codeBlock: getCopy(context, url, "codeBlock"),
    sandboxUrl: context.get(settingsContext).siteUrl + sandboxPath,
    languages: sampleLanguages,
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const locale = getLocale(url);
  const form = operationForm(documents[locale], params.operation, locale);
  return form ? postCall({ request, context, form, locale }) : data(undefined, 404);
}

export const meta: Route.MetaFunction = pageMeta(({ loaderData }) => {
  if ("missing" in loaderData) return notFoundHead(loaderData.missing);
  const { form, copy } = loaderData;
  const { summary, method, path } = form;
  const call = `${method.toUpperCase()} ${path}`;
  return {
    title: formatMessage(copy.meta.title, { summary }),
    description: formatMessage(copy.meta.description, { call }),
    ogImage: "api",
    noindex: true,
  };
});

export default function ApiTry({ loaderData, actionData }: Route.ComponentProps) {
  if ("missing" in loaderData) return <NotFoundPage copy={loaderData.missing} />;
  return <TryItPage key={loaderData.form.id} data={loaderData} posted={actionData} />;
}

interface TryItPageProps {
  data: Exclude<Route.ComponentProps["loaderData"], { missing: unknown }>;
  posted: Route.ComponentProps["actionData"];
}

/** Calls an operation of the API, for readers without JavaScript. */
function TryItPage({ data: { languages, codeBlock, ...data }, posted }: TryItPageProps) {
  const { form, copy, sandboxUrl } = data;
  const [samples, setSamples] = useState<Samples | undefined>(() =>
    typedSamples(form, posted?.values ?? initialValues(form), sandboxUrl),
  );
  const reference = `${pagePath(useLocale(), "api")}#${form.id}`;
  return (
    <>
      <PageTop heading={formatMessage(copy.meta.title, { summary: form.summary })} lede={copy.text}>
        <p className="space-above">
          <code>
            {form.method.toUpperCase()} {form.path}
          </code>
        </p>
        <GoLink to={reference}>{copy.reference}</GoLink>
      </PageTop>
      <CopyStatus copy={codeBlock} />
      <section className="section flush" aria-label={copy.heading}>
        <div className="wrap try-it-page">
          {posted?.problem && (
            <ErrorSummary {...posted.problem} errors={[]} answer={posted} changed={false} />
          )}
          <TryIt
            {...data}
            copyLabel={codeBlock.idle}
            posted={posted}
            onSamples={setSamples}
            level="h2"
          />
          {samples && (
            <>
              <h2>{copy.samples}</h2>
              {languages.map(({ id, label }) => (
                <details key={id}>
                  <summary>{label}</summary>
                  <Code label={label} html={samples[id]} copyLabel={codeBlock.idle} />
                </details>
              ))}
            </>
          )}
        </div>
      </section>
    </>
  );
}
