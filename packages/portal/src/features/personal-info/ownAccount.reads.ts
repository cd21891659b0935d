import type { OwnActivityPage, OwnGroupList } from '@skerry/contracts';
import type { Api } from '../../platform/api/create-api.ts';
import { unwrap } from '../../platform/api/unwrap.ts';

/** How many of one's own changes are listed, and after asking for more. */
export const shownAtFirst = 5;
export const shownAtMost = 50;

export async function readOwnGroups(api: Api): Promise<OwnGroupList> {
  return unwrap(api.userAdmin.GET('/customer/own-groups'), ({ items }) => Array.isArray(items));
}

/** The newest of what one did and of what was done to one's account. */
export async function readOwnActivity(api: Api, pageSize: number): Promise<OwnActivityPage> {
  return unwrap(
    api.userAdmin.GET('/customer/own-activity', { params: { query: { page: 0, pageSize } } }),
    ({ items, totalItems }) => Array.isArray(items) && Number.isInteger(totalItems),
  );
}
