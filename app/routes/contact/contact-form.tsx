import type { CopyOf } from "../../i18n/copy.server.ts";
import { newChatPath, pagePath } from "../../i18n/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { LeadForm, SendButton } from "../../leads/form/lead-form.tsx";
import { type FormView, useForm } from "../../leads/form/use-form.ts";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { GoLink } from "../../ui/link.tsx";
import { SuccessMessage } from "../../ui/messages.tsx";
import { RichText } from "../../ui/rich-text.tsx";

/** The contact form. */
export function ContactForm({ copy, view }: { copy: CopyOf<"contact">["form"]; view: FormView }) {
  const locale = useLocale();
  const form = useForm(view);
  if (form.sent) {
    return (
      <SuccessMessage {...copy.sent} receipt={form.receipt}>
        <GoLink to={newChatPath(locale)}>{copy.sent.chat}</GoLink>
        <GoLink to={`${pagePath(locale, "contact")}#write`}>{copy.sent.another}</GoLink>
      </SuccessMessage>
    );
  }
  return (
    <LeadForm className="form" form={form}>
      <TextField label={copy.name} autoComplete="name" half {...form.field("name")} />
      <TextField label={copy.email} autoComplete="email" half {...form.field("email")} />
      <TextField
        label={copy.company}
        optional={copy.optional}
        autoComplete="organization"
        half
        {...form.field("company")}
      />
      <SelectField
        // Unlike an input, a select doesn't follow a new default value.
        key={view.values.inquiryType}
        label={copy.inquiryType}
        optional={copy.optional}
        half
        {...form.field("inquiryType")}
      >
        <option value="">{copy.choose}</option>
        {Object.entries(copy.inquiryTypes).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField label={copy.subject} {...form.field("subject")} />
      <TextArea
        label={copy.message}
        rows={6}
        charactersLeft={form.charactersLeft}
        {...form.field("message")}
      />
      <div className="actions">
        <SendButton form={form}>{copy.send}</SendButton>
        <RichText as="p" className="note" text={copy.note} />
      </div>
    </LeadForm>
  );
}
