import { errorAnchor } from "../../api-reference/error-anchor.ts";
import type { ApiReference } from "../../api-reference/reference.ts";
import type { CopyOf } from "../../i18n/copy.server.ts";
import { Table } from "./table.tsx";

interface ErrorsProps {
  errors: ApiReference["errors"];
  copy: CopyOf<"api">["errors"];
}

/** The error responses and how to handle them. */
export function Errors({ errors, copy }: ErrorsProps) {
  return (
    <Table
      label={copy.table}
      columns={Object.values(copy.columns)}
      rows={errors.map(({ status, name, description }) => ({
        id: errorAnchor(status),
        heading: status,
        cells: [name, description],
      }))}
    />
  );
}
