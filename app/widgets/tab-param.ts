import type { ShouldRevalidateFunctionArgs } from "react-router";

/** All tabs of a page are in its data: changing between them asks the server for nothing. */
export function changesMoreThanTab({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return withoutTab(currentUrl) !== withoutTab(nextUrl);
}

function withoutTab({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  params.delete("tab");
  return `${pathname}?${params}`;
}
