type Files = Readonly<Record<string, string>>;

// Vite creates the versions (build/vite/picture-versions.ts), and needs the patterns and options as literals.
const small: Files = import.meta.glob("../site/pictures/*.{jpg,jpeg,png,webp}", {
  eager: true,
  import: "default",
  query: "?640.avif",
});
const large: Files = import.meta.glob("../site/pictures/*.{jpg,jpeg,png,webp}", {
  eager: true,
  import: "default",
  query: "?1280.avif",
});

/**
 * The attributes of an `<img>` of a file in app/site/pictures, 640 or 1280 pixels wide.
 * @throws if there is no such file
 */
export function sitePicture(file: string): { src: string; srcSet: string } {
  const path = `../site/pictures/${file}`;
  const [src, wide] = [small[path], large[path]];
  if (!src || !wide) throw new Error(`app/site/pictures has no JPEG, PNG or WebP ${file}.`);
  return { src, srcSet: `${src} 640w, ${wide} 1280w` };
}
