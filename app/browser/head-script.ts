/** The keys of localStorage, which the privacy page lists. */
export const themeKey = "theme";
export const codeLanguageKey = "code-language";

/**
 * The only inline script, in the head of every page. Before the first paint it applies the stored theme and the stored language
 * of code samples. It keeps clicks made before bootstrap.ts has arrived, for that script to repeat. Its text is constant, because
 * the Content-Security-Policy has its hash.
 */
export const headScript =
  "try{" +
  `const t=localStorage.getItem("${themeKey}"),c=localStorage.getItem("${codeLanguageKey}"),d=document.documentElement.dataset;` +
  'if(t==="light"||t==="dark")d.theme=t;' +
  "if(c)d.code=c" +
  "}catch{}" +
  "earlyClicks=[];" +
  'addEventListener("click",({target})=>window.earlyClicks?.push(target))';
