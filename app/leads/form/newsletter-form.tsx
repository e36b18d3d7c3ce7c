import type { CopyOf } from "../../i18n/copy.server.ts";
import { feedPath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { TextField } from "../../ui/field.tsx";
import * as invitation from "../../ui/invitation.module.css";
import { SuccessMessage } from "../../ui/messages.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { LeadForm, SendButton } from "./lead-form.tsx";
import { type FormView, useForm } from "./use-form.ts";

/** The newsletter form, with a link to the feed. */
export function NewsletterForm({ copy, view }: { copy: CopyOf<"newsletter">; view: FormView }) {
  const locale = useLocale();
  const form = useForm(view, "newsletter-");
  return (
    <section className="section" aria-labelledby="newsletter">
      <div className="wrap bare-top">
        <div className={`beside surface speaking ${invitation.box} ${invitation.newsletter}`}>
          <div>
            <RichText as="h2" id="newsletter" text={copy.heading} />
            <p className="muted">{copy.text}</p>
          </div>
          {form.sent ? (
            <SuccessMessage {...copy.sent} receipt={form.receipt} />
          ) : (
            <LeadForm className="row gap-2" form={form}>
              <TextField
                label={copy.email}
                autoComplete="email"
                placeholder={copy.exampleEmail}
                {...form.field("email")}
              />
              <SendButton form={form}>{copy.subscribe}</SendButton>
              <p className="note">
                {copy.feeds} <a href={feedPath(locale)}>RSS</a>
              </p>
            </LeadForm>
          )}
        </div>
      </div>
    </section>
  );
}
