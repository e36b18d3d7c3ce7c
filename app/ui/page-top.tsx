import type { ReactNode } from "react";
import { RichText } from "./rich-text.tsx";

interface PageTopProps {
  className?: string;
  /** Content above the title. */
  above?: ReactNode;
  heading: string;
  lede: string;
  children?: ReactNode;
}

/** The top of a page: title and lede. */
export function PageTop({ className = "page-top", above, heading, lede, children }: PageTopProps) {
  return (
    <section className={className}>
      <div className="wrap">
        {above}
        <RichText as="h1" text={heading} />
        <RichText as="p" className="lede" text={lede} />
        {children}
      </div>
    </section>
  );
}
