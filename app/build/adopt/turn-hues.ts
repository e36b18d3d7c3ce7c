import Color from "colorjs.io";

/**
 * Gives the tokens a brand's hues: one in place of the sun's amber, one in place of the blue of the sky, links and greys.
 * Lightness and chroma stay, and contrasts nearly: most colours look lighter than amber, so that the sun's text is made darker.
 */
export function turnHues(css: string, sun: string, sky = "grey"): string {
  const turned = css.replace(/(?<=oklch\([\d.]+ [\d.]+ )[\d.]+/g, (text) => {
    const hue = Number(text);
    if (hue >= 34 && hue <= 92) return turn(hue, 74, sun);
    return hue >= 225 && hue <= 266 ? turn(hue, 244, sky) : text;
  });
  const textLightness = /(?<=--c-sun-(?:ink|ui): light-dark\(oklch\()[\d.]+/g;
  return turned.replace(textLightness, (lightness) => (Number(lightness) - 0.03).toFixed(3));
}

/** Turns a hue by as much as lies between another one and a colour's; a grey has none. */
function turn(hue: number, from: number, color: string): string {
  return String((hue + Math.round(new Color(color).oklch.h ?? from) - from + 360) % 360);
}
