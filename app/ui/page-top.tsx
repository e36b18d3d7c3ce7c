import type { ReactNode } from "react";
import { RichText } from "./rich-text.tsx";

interface PageTopProps {
  heading: string;
  lede: string;
  children?: ReactNode;
}

/** The top of a page: title and lede. */
export function PageTop({ heading, lede, children }: PageTopProps) {
  return (
    <section className="page-top">
      <div className="wrap">
        <RichText as="h1" text={heading} />
        <RichText as="p" className="lede" text={lede} />
        {children}
      </div>
    </section>
  );
}
