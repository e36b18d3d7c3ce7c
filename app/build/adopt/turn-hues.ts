import Color from "colorjs.io";

/**
 * Replaces the hues of the tokens by a brand's: `sun` for the sun's amber, `sky` for the blue of the sky, links and greys.
 * Lightness, chroma and nearly the contrasts stay. Most colours look lighter than amber, so the sun's text is made darker.
 */
export function turnHues(css: string, sun: string, sky = "grey"): string {
  const turned = css.replace(/(?<=oklch\([\d.]+ [\d.]+ )[\d.]+/g, (text) => {
    const hue = Number(text);
    if (hue >= 34 && hue <= 92) return turnHue(hue, 74, sun);
    return hue >= 225 && hue <= 266 ? turnHue(hue, 244, sky) : text;
  });
  const textLightness = /(?<=--c-sun-(?:ink|ui): light-dark\(oklch\()[\d.]+/g;
  return turned.replace(textLightness, (lightness) => (Number(lightness) - 0.03).toFixed(3));
}

/** Turns a hue by the angle between `from` and the hue of `color`. A grey has no hue, and turns nothing. */
function turnHue(hue: number, from: number, color: string): string {
  return String((hue + Math.round(new Color(color).oklch.h ?? from) - from + 360) % 360);
}
