import type { CopyOf } from "../../i18n/copy.server.ts";
import { pagePath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { LeadForm } from "../../leads/form/lead-form.tsx";
import { type FormView, useForm } from "../../leads/form/use-form.ts";
import { TextField } from "../../ui/field.tsx";
import * as grid from "../../ui/form.module.css";
import { GoLink } from "../../ui/link.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { SuccessMessage } from "../../ui/success-message.tsx";
import { TextArea } from "../../ui/text-area.tsx";

interface ApplicationFormProps {
  copy: CopyOf<"job">["form"];
  view: FormView;
}

/** The application form of a job. */
export function ApplicationForm({ copy, view }: ApplicationFormProps) {
  const locale = useLocale();
  const form = useForm(view);
  if (form.sent) {
    return (
      <SuccessMessage {...copy.sent} receipt={form.receipt}>
        <GoLink to={pagePath(locale, "careers")}>{copy.sent.others}</GoLink>
      </SuccessMessage>
    );
  }
  return (
    <LeadForm className={grid.form} form={form} send={copy.send}>
      {(button) => (
        <>
          <TextField label={copy.name} autoComplete="name" half {...form.field("name")} />
          <TextField label={copy.email} autoComplete="email" half {...form.field("email")} />
          <TextField
            label={copy.link}
            hint={copy.linkHint}
            autoComplete="url"
            {...form.field("link")}
          />
          <TextArea
            label={copy.note}
            hint={copy.noteHint}
            optional={copy.optional}
            rows={6}
            charactersLeft={form.charactersLeft}
            {...form.field("note")}
          />
          <div className="actions">
            {button}
            <p className="note">
              <RichText text={copy.privacy} />
            </p>
          </div>
        </>
      )}
    </LeadForm>
  );
}
