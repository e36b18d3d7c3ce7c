/** What surrounds every page: header, footer, error pages, announcements. */
export const chrome = {
  skip: "Skip to content",
  /** Appended to every title. */
  titleSuffix: "{{brand}}",

  /* Header and mobile menu */
  mainNav: "Main",
  menu: "Menu",
  nav: { home: "Home", features: "Features", docs: "Docs", about: "About" },
  getStarted: "Get started",
  search: "Search",

  /* Footer */
  tagline: "One AI assistant for everyday questions, code and clinical studies.",
  social: "{name} (opens in a new tab)",
  footer: {
    product: {
      heading: "Product",
      links: {
        features: "Features",
        pricing: "Pricing",
        docs: "Documentation",
        api: "API",
        changelog: "Changelog",
      },
    },
    status: "Status",
    company: {
      heading: "Company",
      links: { about: "About", blog: "Blog", careers: "Careers", contact: "Contact" },
    },
    legal: {
      heading: "Legal",
      links: {
        privacy: "Privacy",
        terms: "Terms",
        "api-terms": "API Terms",
        security: "Security",
        license: "License",
        accessibility: "Accessibility",
      },
    },
  },
  appearance: { legend: "Appearance", system: "System", light: "Light", dark: "Dark" },
};
