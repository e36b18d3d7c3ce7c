import { ChatStage } from "../../chat/frame/chat-frame.tsx";
import { formatCount } from "../../i18n/format-message.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { NotFoundPage } from "../../ui/not-found-page.tsx";
import { LanguageOffer } from "../../ui/shell/language-link.tsx";
import { SuccessMessage } from "../../ui/success-message.tsx";
import { StepView } from "../newsletter/step-page.tsx";
import type { GalleryProps } from "./props.ts";

/** What a visitor sees while something is awaited, has failed or is not there; e2e/states.spec.ts tests them in their pages. */
export function States({ data: { copy, form, step, offers } }: GalleryProps) {
  const { newsletter, search, home } = copy;
  const { sending, failures } = form.copy;
  const summary = { answer: undefined, changed: false };
  return (
    <>
      {(["loading", "hang", "error"] as const).map((phase) => (
        <ChatStage
          key={phase}
          phase={phase}
          attempt={1}
          url="/preview-chat"
          external={false}
          copy={home.chat}
          onRetry={() => {}}
        >
          <iframe title={phase} />
        </ChatStage>
      ))}
      <button className="button primary" type="button" aria-disabled>
        {sending}
      </button>
      <ErrorSummary
        {...summary}
        heading={formatCount(form.copy, "invalid", 1, useLocale())}
        errors={[{ id: "Forms", error: newsletter.email }]}
      />
      <ErrorSummary {...summary} {...failures.refused} errors={[]} />
      <SuccessMessage {...newsletter.sent} />
      <EmptyState heading={search.empty.heading} text={search.lede} />
      <NotFoundPage copy={copy.notFound} />
      <StepView state="invalid" copy={step} busy={false} />
      <StepView state="ask" copy={step} busy />
      {offers.map((offer) => (
        <LanguageOffer {...offer} key={offer.locale} />
      ))}
    </>
  );
}
