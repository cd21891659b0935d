/** A group, such as radio buttons, hands the focus on to what is chosen in it, or else to its first control. */
export function focusIn(element: HTMLElement): void {
  element.focus();
  if (element.contains(document.activeElement)) return;
  const controls = [...element.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input, button')];
  const enabled = controls.filter((control) => !control.disabled && control.type !== 'hidden');
  (enabled.find((control) => control instanceof HTMLInputElement && control.checked) ?? enabled[0])?.focus();
}
