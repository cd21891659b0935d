/** With their parts: a `menuitem` also begins with `menu`. */
const roles = ['menu', 'listbox', 'option', 'dialog', 'alertdialog', 'tree', 'grid'];
const panels = [...roles.map((role) => `[role^="${role}"]`), '[popover]', 'dialog'].join();

/**
 * Whether something in a row is part of what a control of the row has opened: its menu, its list, its dialog, or whatever a control says
 * that it controls. Only as far as the rows go: the table itself may stand in a dialog.
 */
export function isInRowPanel(target: Element, rows: Element): boolean {
  for (let element: Element | null = target; element && element !== rows; element = element.parentElement) {
    if (element.matches(panels)) return true;
    if (element.id !== '' && rows.querySelector(`[aria-controls~=${JSON.stringify(element.id)}]`)) return true;
  }
  return false;
}
