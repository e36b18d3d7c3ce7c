import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";
import { isForChat, withHash } from "./frame-address.ts";

/*
 * What an embedded application may do, each for a reason. It is of another origin, so that it can't reach
 * into the site; a sandbox takes from it what it doesn't need: to replace the page around it, to open dialogs
 * over it, to lock the pointer, to start an application.
 */
const sandbox = [
  "allow-scripts", // It is an application.
  "allow-same-origin", // Its own origin, not ours: its storage and its API ask for it.
  "allow-forms", // A composer or a login may be one.
  "allow-popups", // Sources of an answer open in a new tab,
  "allow-popups-to-escape-sandbox", // which is a page like any other.
  "allow-downloads", // An answer can be a file.
  "allow-storage-access-by-user-activation", // Browsers that keep third-party cookies back let it ask for its login.
].join(" ");
/** The microphone to speak, the clipboard to copy an answer; everything else stays with the site. */
const allow = "microphone; clipboard-write";
/** It need not know from which address it is embedded. */
const referrerPolicy = "no-referrer";

interface AppFrameProps {
  url: string;
  /** Another origin's application. The preview is a page of this site: a sandbox that had to allow it what it needs would hold nothing back. */
  external: boolean;
  title: string;
  ref: RefObject<HTMLIFrameElement | null>;
  onLoad: () => void;
}

/** The frame itself, which follows the hash of the page: `/#/new-chat` opens a new chat in it. */
export function AppFrame({ url, external, title, ref, onLoad }: AppFrameProps) {
  const { hash, key } = useLocation();
  const hydrated = useHydrated();
  // The server knows no hash. Changing `src` later would add to the history, so it stays as it is.
  const [src] = useState(() => (hydrated ? withHash(url, hash) : url));
  /** The navigation whose hash has reached the chat. */
  const handedOn = useRef(hydrated ? key : "");

  useEffect(() => {
    if (!isForChat(hash) || handedOn.current === key) return;
    handedOn.current = key;
    const target = new URL(withHash(url, hash), document.baseURI).href;
    ref.current?.contentWindow?.location.replace(target);
  }, [hash, key, url, ref]);

  return (
    <iframe
      ref={ref}
      src={src}
      title={title}
      onLoad={onLoad}
      {...(external && { sandbox, allow, referrerPolicy })}
    />
  );
}
