import type { CopyOf } from "../../i18n/copy.server.ts";
import { SelectField, TextArea, TextField } from "../../ui/field.tsx";

/** A message to the team. */
export function ContactForm({ copy }: { copy: CopyOf<"contact">["form"] }) {
  return (
    <form className="form" method="post">
      <TextField name="name" label={copy.name} autoComplete="name" half />
      <TextField name="email" label={copy.email} type="email" autoComplete="email" half />
      <TextField
        name="company"
        label={copy.company}
        optional={copy.optional}
        autoComplete="organization"
        half
      />
      <SelectField name="inquiryType" label={copy.inquiryType} optional={copy.optional} half>
        <option value="">{copy.choose}</option>
        {Object.entries(copy.inquiryTypes).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField name="subject" label={copy.subject} />
      <TextArea name="message" label={copy.message} rows={6} />
      <div className="actions">
        <button className="btn primary" type="submit">
          {copy.send}
        </button>
        <p className="note">{copy.note}</p>
      </div>
    </form>
  );
}
