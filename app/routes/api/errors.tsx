import { errorAnchor } from "../../api-reference/error-anchor.ts";
import type { ApiReference } from "../../api-reference/reference.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import * as styles from "./table.module.css";
import "../../styles/stacked-table.css";

interface ErrorsProps {
  errors: ApiReference["errors"];
  copy: CopyOf<"api">["errors"];
}

/** The error responses and how to handle them. */
export function Errors({ errors, copy }: ErrorsProps) {
  const { columns } = copy;
  return (
    <ScrollRegion label={copy.table}>
      <table className={`grid-table stacked ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.action}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ status, name, description }) => (
            <tr key={status} id={errorAnchor(status)}>
              <th scope="row">{status}</th>
              <td data-label={columns.name}>{name}</td>
              <td data-label={columns.action}>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
