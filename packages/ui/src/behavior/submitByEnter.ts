/**
 * Sends a form as Enter in a text field does: by its first submit button, so that what that button does and sends is part of it. A button that is
 * disabled stops it. For fields that are not an `<input>`.
 */
export function submitByEnter(form: HTMLFormElement | null): void {
  if (!form) return;
  const button = Array.from(form.elements).find(isSubmitButton);
  if (button) button.click();
  else form.requestSubmit();
}

function isSubmitButton(element: Element): element is HTMLButtonElement | HTMLInputElement {
  const isButton = element instanceof HTMLButtonElement || element instanceof HTMLInputElement;
  return isButton && (element.type === 'submit' || element.type === 'image');
}
