import type { SubmitEventHandler } from 'react';
import { focusIn } from './focusIn.ts';

/**
 * A form's `onSubmit` after which the focus is in the first field of the page that is wrong. Form libraries give it to the one that was
 * registered first, which need not be the first that is seen. They keep the say whether a field gets it at all.
 */
export function toFirstWrongField(
  onSubmit: SubmitEventHandler<HTMLFormElement> | undefined,
): SubmitEventHandler<HTMLFormElement> | undefined {
  if (!onSubmit) return undefined;
  // The handlers of form libraries answer with a promise, whatever their type says. What it rejects with stays unhandled here, so it is reported.
  const send = onSubmit as (...given: Parameters<SubmitEventHandler<HTMLFormElement>>) => unknown;
  return (event) => {
    const form = event.currentTarget;
    void Promise.resolve(send(event)).finally(() => {
      // After the library, which gives the focus once more in a task of its own, and after what it says has been rendered.
      setTimeout(() => setTimeout(() => moveFocus(form)));
    });
  };
}

function moveFocus(form: HTMLFormElement) {
  if (!form.isConnected) return;
  const wrong = wrongFields(form);
  const current = wrong.findIndex((field) => field.contains(document.activeElement));
  const [first] = wrong;
  if (current > 0 && first && !wrong[current]?.contains(first)) focusIn(first);
}

/** Controls and groups of them that say what is wrong with them, in the order of the page. */
function wrongFields(form: HTMLFormElement): HTMLElement[] {
  const messages = new Set([...form.querySelectorAll('[data-field-error]')].map(({ id }) => id));
  return [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"], [aria-describedby]')].filter((field) => {
    if (field.matches(':disabled, [type="hidden"]')) return false;
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return field.getAttribute('aria-invalid') === 'true' || described.some((id) => messages.has(id));
  });
}
