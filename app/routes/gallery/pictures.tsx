import { coverHours, coverKinds } from "../../content/covers.ts";
import { ClosingBand } from "../../ui/closing-band.tsx";
import { Cover } from "../../ui/cover/cover.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { LostSun } from "../../ui/lost-sun.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { SunPath } from "../../ui/sun-path.tsx";
import type { GalleryProps } from "./props.ts";

/** Drawings: covers of each kind and hour, portraits, suns, the closing band. */
export function Pictures({ data: { copy, people } }: GalleryProps) {
  const { closing } = copy.features;
  return (
    <>
      <div className="columns">
        {coverKinds.flatMap((kind) =>
          coverHours.map((hour) => (
            <Cover art={{ kind, hour, slug: `${kind}-${hour}` }} key={`${kind}-${hour}`} />
          )),
        )}
      </div>
      <div className="actions">
        {people.map((person) => (
          <Portrait person={person} key={person.monogram} />
        ))}
        {people.map((person) => (
          <Portrait person={person} large key={person.monogram} />
        ))}
      </div>
      <div className="columns">
        {[0, 50, 140, 174].map((angle) => (
          <SunPath angle={angle} key={angle} />
        ))}
      </div>
      <LostSun label={copy.notFound.alt} />
      <ClosingBand heading={closing.heading} text={closing.text}>
        <ButtonLink to="#Pictures" primary>
          {closing.getStarted}
        </ButtonLink>
        <ButtonLink to="#Pictures">{closing.docs}</ButtonLink>
      </ClosingBand>
    </>
  );
}
