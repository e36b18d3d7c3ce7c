/** Text whose hyphenated words and names of files, such as "light-therapy" and "sleep.pdf", stay on one line. */
export function UnbrokenText({ text }: { text: string }) {
  return text.split(/(\p{L}+(?:[-.]\p{L}+)+)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className="unbroken" key={part}>
        {part}
      </span>
    ),
  );
}
