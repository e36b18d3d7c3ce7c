import { isValidElement, type ReactElement, type SetStateAction } from "react";
import { expect, it } from "vitest";
import { openSearch } from "#app/widgets/search-dialog.tsx";

it("a search dialog that has closed leaves one that has opened since", async () => {
  let dialog: ReactElement | undefined;
  const setDialog = (update: SetStateAction<ReactElement | undefined>) => {
    dialog = typeof update === "function" ? update(dialog) : update;
  };
  const open = async () => {
    await openSearch("en", setDialog);
    if (!isValidElement<{ onClose: () => void }>(dialog)) throw new Error("No dialog has opened.");
    return dialog;
  };
  const first = await open();
  const second = await open();
  first.props.onClose();
  expect(dialog).toBe(second);
  second.props.onClose();
  expect(dialog).toBeUndefined();
});
