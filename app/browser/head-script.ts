/** The keys of localStorage, which the privacy page lists. */
export const themeKey = "theme";
export const codeLanguageKey = "code-language";

/**
 * The only inline script, in the head of every page. Before the first paint it applies the stored theme, and the language in
 * which code samples are shown. Clicks that come before the bootstrap script has arrived are kept for it
 * (bootstrap.ts). Its text is constant, for its hash in the Content-Security-Policy.
 */
export const headScript =
  "try{" +
  `const t=localStorage.getItem("${themeKey}"),c=localStorage.getItem("${codeLanguageKey}"),d=document.documentElement.dataset;` +
  'if(t==="light"||t==="dark")d.theme=t;' +
  "if(c)d.code=c" +
  "}catch{}" +
  "earlyClicks=[];" +
  'addEventListener("click",({target})=>window.earlyClicks?.push(target))';
