import { openersOf } from './access/areas.ts';
import type { AccessArea, SavedViewPage } from './api-types.ts';
import { validateText, type TextError } from './validation/text/text.ts';

/** The part of the portal that a list stands in; undefined for one that everybody opens. */
const areasOfViews: Readonly<Record<SavedViewPage, AccessArea | undefined>> = {
  services: 'services',
  orders: 'orders',
  quotes: 'quotes',
  placedOrders: 'quotes',
  siteLists: 'quotes',
  changeRequests: 'serviceChanges',
  opticalRequests: undefined,
  plannedWorks: 'operationalStatus',
  statusHistory: 'operationalStatus',
  providerDisturbances: undefined,
  approvals: 'quotes',
  contacts: 'contacts',
  users: 'users',
  roleRequests: 'users',
  userGroups: 'groups',
  quoteHandling: undefined,
  priceRules: undefined,
  notifications: undefined,
};

/** Whether views of a list are for somebody with these rights: who opens a list keeps and shares views of it. */
export function mayKeepViewsOf(page: SavedViewPage, rights: ReadonlySet<string>): boolean {
  const area = areasOfViews[page];
  return area === undefined || openersOf(area).some((right) => rights.has(right));
}

const isPair = /^[a-z][\w.-]*=[\w.~%+*,!'();:@$/?-]*$/i;

/**
 * Whether a text is what stands behind the question mark of a list's address: names with values, written as addresses write them. Every
 * browser puts it behind the address of the list; a link, a path or what can't be decoded is none.
 */
export function isListQuery(query: string): boolean {
  if (query === '') return true;
  try {
    return query
      .split('&')
      .every((pair) => isPair.test(pair) && !/\p{Cc}/u.test(decodeURIComponent(pair.slice(pair.indexOf('=')))));
  } catch {
    return false;
  }
}

export const maxSavedViewNameLength = 80;
/** Saved views that one person can have of their own, and that one customer can share. */
export const maxSavedViews = 50;

/** What is wrong with the name of a saved view, or undefined. */
export function validateSavedViewName(name: string): TextError | undefined {
  return validateText(name, { maxLength: maxSavedViewNameLength });
}
