// What a person has typed or chosen before the page's script came, as over a slow network: it is not to be overwritten.

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a control no longer stands as the page came. */
export function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const atFirst = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, atFirst);
  }
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}
