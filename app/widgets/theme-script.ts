/** The key of the theme in localStorage. */
export const themeKey = "theme";

/**
 * An inline script in the head, which applies the stored theme before the first paint. Its text is constant, for the
 * hash in the Content-Security-Policy.
 */
export const themeScript = `try{const t=localStorage.getItem("${themeKey}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;
