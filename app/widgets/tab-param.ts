import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Whether a navigation changes more than the tab. The data of a page has all tabs, so changing the tab needs no request. */
export function changesMoreThanTab({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return withoutTab(currentUrl) !== withoutTab(nextUrl);
}

function withoutTab({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  params.delete("tab");
  return `${pathname}?${params}`;
}
