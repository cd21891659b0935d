import type { AdministratorList, RoleList } from '@skerry/contracts';
import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { unwrap } from '../api/unwrap.ts';
import { useQuery } from '../data/useQuery.ts';
import { useLanguage } from '../language/useLanguage.ts';
import { readRoles, rolesResource } from './read-roles.ts';
import { roleText, type RoleText } from './role-texts.ts';

/** The roles that can be given to a customer's users, in the user's language. */
export function useRoles(): Omit<SWRResponse<RoleList, unknown>, 'data'> & { data: readonly RoleText[] | undefined } {
  const { language } = useLanguage();
  const answer = useQuery(
    rolesResource,
    readRoles,
    // They change with a release of the product, not while somebody looks.
    { revalidateIfStale: false, revalidateOnReconnect: false },
  );
  const list = answer.data;
  const data = useMemo(() => list?.items.map((role) => roleText(role, language)), [list, language]);
  return { ...answer, data };
}

/** Who in the company gives roles. */
export function useAdministrators(): SWRResponse<AdministratorList, unknown> {
  return useQuery(['administrators'], (api) =>
    unwrap(api.userAdmin.GET('/customer/administrators'), ({ items }) => Array.isArray(items)),
  );
}
