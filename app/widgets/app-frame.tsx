import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";
import { isForChat } from "./chat-hash.ts";
import { withHash } from "./frame-address.ts";

/*
 * The permissions of an embedded application. It is of another origin, so it has no access to the site. The sandbox
 * also prevents what it doesn't need: to navigate the page, open modal dialogs, lock the pointer, or start other
 * applications.
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
/** The microphone for speech, and the clipboard for copying answers. */
const allow = "microphone; clipboard-write";
/** The application doesn't need the URL of the page. */
const referrerPolicy = "no-referrer";

interface AppFrameProps {
  url: string;
  /** Whether the application is of another origin and sandboxed. The preview is a page of this site, which a sandbox would not protect. */
  external: boolean;
  title: string;
  ref: RefObject<HTMLIFrameElement | null>;
  onLoad: () => void;
}

/** The frame of the chat. It follows the hash of the page: `/#/new-chat` starts a new chat. */
export function AppFrame({ url, external, title, ref, onLoad }: AppFrameProps) {
  const { hash, key } = useLocation();
  const hydrated = useHydrated();
  // The server does not know the hash. `src` never changes, because that would add an entry to the history.
  const [src] = useState(() => (hydrated ? withHash(url, hash) : url));
  /** The key of the navigation whose hash was passed to the chat. */
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
