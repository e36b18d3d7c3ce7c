type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isControl(target: unknown): target is Control {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some(
    (kind) => target instanceof kind,
  );
}

/** The browser's constraints are the server's, but for white space, which is no answer. */
export function isFilledIn({ validity, required, value }: Control): boolean {
  return validity.valid && (!required || value.trim() !== "");
}

/** Whether the visitor has changed a control since the page came. */
export function isChanged(control: Control): boolean {
  return control instanceof HTMLSelectElement
    ? control.value !== "" && control.selectedOptions[0]?.defaultSelected === false
    : control.value !== control.defaultValue;
}
