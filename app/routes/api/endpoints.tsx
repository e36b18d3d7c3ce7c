import type { OperationGroup } from "../../api-reference/reference.ts";
import * as styles from "./endpoints.module.css";

/** The operations by category, with links to their descriptions below. */
export function Endpoints({ groups }: { groups: readonly OperationGroup[] }) {
  return groups.map(({ id, name, description, operations }) => (
    <div key={id} className={styles.group}>
      <h3>{name}</h3>
      <p>{description}</p>
      <ul className={styles.list}>
        {operations.map(({ id, method, path, summary }) => (
          <li key={id}>
            <span data-markdown="code">
              <Verb method={method} /> <EndpointPath path={path} />
            </span>
            <p>
              <a href={`#${id}`}>{summary}</a>
            </p>
          </li>
        ))}
      </ul>
    </div>
  ));
}

export function Verb({ method }: { method: string }) {
  return (
    <span className={styles.verb} data-method={method}>
      {method}
    </span>
  );
}

/** A path with highlighted parameters. */
export function EndpointPath({ path }: { path: string }) {
  const parts = path.split(/(\{\w+\})/);
  return (
    <code className={styles.path}>
      {parts.map((part) => (part.startsWith("{") ? <i key={part}>{part}</i> : part))}
    </code>
  );
}
