import type { CopyOf } from "../../i18n/copy.server.ts";
import { breakableCode } from "../../ui/rich-text.tsx";
import { listOperations } from "../operations.ts";
import type { ApiDocument } from "../types.ts";
import * as styles from "./endpoints.module.css";
import { Paragraphs } from "./schema.tsx";

interface EndpointsProps extends Pick<ApiDocument, "tags" | "paths"> {
  copy: CopyOf<"api">;
}

/** The operations by category, with links to their descriptions below. */
export function Endpoints({ copy, tags, paths }: EndpointsProps) {
  const categories = tags.filter((tag) => !tag["x-traitTag"]);
  return (
    <>
      <Paragraphs text={`${copy.endpoints.text}\n\n${copy.tools}`} />
      {categories.map(({ name, "x-display-name": heading, description }) => (
        <div key={name} className={styles.group}>
          <h3 className="small-heading">{heading}</h3>
          <p className="prose-width muted small">{description}</p>
          <ul className={`small surface links ${styles.list}`}>
            {listOperations(paths)
              .filter(({ operation }) => operation.tags.includes(name))
              .map(({ key, method, operation: { operationId, summary } }) => (
                <li key={operationId}>
                  <Verb method={method} /> <EndpointPath path={key} />
                  <p>
                    <a className="stretched" href={`#${operationId}`}>
                      {summary}
                    </a>
                  </p>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </>
  );
}

export function Verb({ method }: { method: string }) {
  const name = method.toUpperCase();
  return (
    <span className={styles.verb} data-method={name}>
      {name}
    </span>
  );
}

/** A path with highlighted parameters. */
export function EndpointPath({ path }: { path: string }) {
  const parts = path.split(/(\{\w+\})/);
  return (
    <code className={styles.path}>
      {parts.map((part) => (part.startsWith("{") ? <i key={part}>{part}</i> : breakableCode(part)))}
    </code>
  );
}
