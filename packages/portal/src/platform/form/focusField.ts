const controls = 'input:not([type=hidden]), textarea, button, [role=spinbutton], [tabindex="0"]';

/** Brings the reader to a field by the id of its control, or to the first control of a group with that id. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  const control = element?.matches(controls) ? element : element?.querySelector<HTMLElement>(controls);
  control?.focus();
}
