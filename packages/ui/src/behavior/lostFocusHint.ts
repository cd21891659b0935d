/** What holds a value: a button that waits for what it was pressed for says so by `isLoading`. */
const fields =
  'input, select, textarea, [role="combobox"], [role="listbox"], [role="spinbutton"], [role="switch"], [role="tree"]';

/** How many providers the page has. One listener does for all. */
let providers = 0;
let stop: (() => void) | undefined;

/**
 * The console names the field that had the focus and became disabled: the focus is then at the top of the page.
 *
 * @returns what ends it
 */
export function watchLostFocus(): () => void {
  providers += 1;
  stop ??= watch(document);
  return () => {
    providers -= 1;
    if (providers > 0) return;
    stop?.();
    stop = undefined;
  };
}

function watch(page: Document): () => void {
  let focused: Element | undefined;
  const told = new WeakSet<Element>();
  const gain = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : undefined;
  };
  // A browser takes the focus from what is disabled without this event.
  const leave = () => {
    focused = undefined;
  };
  const observer = new MutationObserver(() => {
    if (!focused?.isConnected || told.has(focused) || !focused.matches(fields) || !isOutOfReach(focused)) return;
    told.add(focused);
    console.warn(
      `The field "${nameOf(focused)}" became disabled while it had the focus, which is now at the top of the page. While something is saved, give it \`readOnly\` (a Switch: \`isUpdating\`).`,
    );
  });
  page.addEventListener('focusin', gain);
  page.addEventListener('focusout', leave);
  observer.observe(page, { subtree: true, attributeFilter: ['disabled', 'aria-disabled'] });
  return () => {
    page.removeEventListener('focusin', gain);
    page.removeEventListener('focusout', leave);
    observer.disconnect();
  };
}

function isOutOfReach(element: Element): boolean {
  return (
    element.matches(':disabled') ||
    (element.matches('[aria-disabled="true"]') && !element.matches('input, button, [tabindex]'))
  );
}

function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
  const texts = [...ids.map((id) => document.getElementById(id)), label, element].map((named) =>
    named?.textContent.trim(),
  );
  return element.getAttribute('aria-label') ?? texts.find(Boolean) ?? element.getAttribute('name') ?? element.tagName;
}
