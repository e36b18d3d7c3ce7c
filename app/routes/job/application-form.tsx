import type { CopyOf } from "../../i18n/copy.server.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { RichText } from "../../ui/rich-text.tsx";

/** An application: who it is from, where to read about them, and what they want to say. */
export function ApplicationForm({ copy }: { copy: CopyOf<"job">["form"] }) {
  return (
    <form className="form" method="post">
      <TextField name="name" label={copy.name} autoComplete="name" half />
      <TextField name="email" label={copy.email} type="email" autoComplete="email" half />
      <TextField
        name="link"
        label={copy.link}
        hint={copy.linkHint}
        type="url"
        autoComplete="url"
        placeholder="https://"
      />
      <TextArea
        name="note"
        label={copy.note}
        hint={copy.noteHint}
        optional={copy.optional}
        rows={6}
      />
      <div className="actions">
        <button className="btn primary" type="submit">
          {copy.send}
        </button>
        <p className="note">
          <RichText text={copy.privacy} />
        </p>
      </div>
    </form>
  );
}
