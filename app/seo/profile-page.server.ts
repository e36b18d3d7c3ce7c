import { organization } from "./organization.server.ts";
import { absolute, type SiteHead } from "./page-head.ts";

interface Profile {
  readonly name: string;
  readonly role: string;
  readonly text: string;
  /** With the locale's prefix. */
  readonly path: string;
}

/** Structured data of an author's page (developers.google.com/search/docs/appearance/structured-data/profile-page). */
export function profilePage(site: SiteHead, { name, role, text, path }: Profile) {
  const { "@type": type, "@id": id, name: brand } = organization(site);
  const url = absolute(site.siteUrl, path);
  return {
    "@type": "ProfilePage",
    url,
    mainEntity: {
      "@type": "Person",
      "@id": `${url}#person`,
      name,
      url,
      jobTitle: role,
      description: text,
      worksFor: { "@type": type, "@id": id, name: brand },
    },
  };
}
