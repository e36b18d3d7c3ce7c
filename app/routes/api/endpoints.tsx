import { Link } from "react-router";
import type { OperationGroup } from "../../api-reference/reference.ts";

/** Every operation in a line, by category; each leads to its description below. */
export function Endpoints({ groups }: { groups: readonly OperationGroup[] }) {
  return groups.map(({ id, name, description, operations }) => (
    <div key={id} className="endpoint-group">
      <h3>{name}</h3>
      <p>{description}</p>
      <ul className="endpoints">
        {operations.map(({ id, method, path, summary }) => (
          <li key={id}>
            <Verb method={method} /> <EndpointPath path={path} />
            <p>
              <Link to={`#${id}`}>{summary}</Link>
            </p>
          </li>
        ))}
      </ul>
    </div>
  ));
}

export function Verb({ method }: { method: string }) {
  return <span className={`verb ${method.toLowerCase()}`}>{method}</span>;
}

/** A path, with what the caller fills in set apart. */
export function EndpointPath({ path }: { path: string }) {
  const parts = path.split(/(\{\w+\})/);
  return (
    <code>{parts.map((part) => (part.startsWith("{") ? <i key={part}>{part}</i> : part))}</code>
  );
}
