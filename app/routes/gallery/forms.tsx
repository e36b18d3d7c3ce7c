import { NewsletterForm } from "../../leads/form/newsletter-form.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import * as form from "../../ui/form.module.css";
import { SuccessMessage } from "../../ui/success-message.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { PostSearch } from "../blog/post-search.tsx";
import type { GalleryProps } from "./props.ts";

/** Fields with and without errors, and what replaces a form. */
export function Forms({ data: { copy, categories, form: view }, theme }: GalleryProps) {
  const { blog, newsletter, search } = copy;
  return (
    <>
      <div className={form.form}>
        <TextField id={`${theme}-text`} label={newsletter.email} hint={newsletter.exampleEmail} />
        <TextField id={`${theme}-wrong`} label={newsletter.email} error={newsletter.text} />
        <SelectField id={`${theme}-select`} label={blog.heading}>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <TextArea id={`${theme}-area`} label={newsletter.email} charactersLeft={String} />
      </div>
      <PostSearch action="" query="" category="" label={search.label} pathTo={() => ""} />
      <NewsletterForm copy={newsletter} view={view} />
      <SuccessMessage {...newsletter.sent} />
      <EmptyState heading={search.empty.heading} text={search.lede} />
    </>
  );
}
