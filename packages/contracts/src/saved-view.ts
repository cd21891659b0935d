import type { SavedViewPage } from './api-types.ts';
import type { CustomerRole } from './roles.ts';
import { validateText, type TextError } from './validation/text/text.ts';

/** Who opens the lists that views are saved of, and so keeps and shares views of them; undefined stands for everyone. */
const savedViewRoles: Readonly<Record<SavedViewPage, readonly CustomerRole[] | undefined>> = {
  services: ['BillingResponsible', 'OperationResponsible', 'OperationStaff', 'Purchaser'],
  orders: ['BillingResponsible', 'DeliveryResponsible', 'OperationResponsible', 'OperationStaff', 'Purchaser'],
  changeRequests: ['OperationResponsible', 'OperationStaff'],
  opticalRequests: undefined,
  users: ['UserAdministrator'],
  roleRequests: ['UserAdministrator'],
};

/** Whether views of a list are for somebody with these roles. */
export function mayKeepViewsOf(page: SavedViewPage, roles: ReadonlySet<string>): boolean {
  return savedViewRoles[page]?.some((role) => roles.has(role)) ?? true;
}

export const maxSavedViewNameLength = 80;
/** Saved views that one person can have of their own, and that one customer can share. */
export const maxSavedViews = 50;

/** What is wrong with the name of a saved view, or undefined. */
export function validateSavedViewName(name: string): TextError | undefined {
  return validateText(name, { maxLength: maxSavedViewNameLength });
}
