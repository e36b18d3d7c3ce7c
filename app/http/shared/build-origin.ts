/** Stands for the site's origin in what the build renders: only the running site knows it (SITE_URL). */
export const buildOrigin = "https://site.invalid";
