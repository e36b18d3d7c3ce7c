import type { RouterContextProvider } from "react-router";
import { getCopy } from "../../i18n/copy.server.ts";
import { constraintsOf } from "../constraints.ts";
import type { Kind, Values } from "../schema.ts";

/** The data of a form for its page's loader: constraints, common texts, and the values it begins with. */
export function formView(
  kind: Kind,
  context: Readonly<RouterContextProvider>,
  url: URL,
  values: Values = {},
) {
  const { missing, errors, problems, failures, ...texts } = getCopy(context, url, "forms");
  const { limited } = problems;
  return {
    constraints: constraintsOf(kind),
    copy: { ...texts, failures: { ...failures, limited } },
    values,
  };
}
