import { useIntl } from 'react-intl';
import { choiceFilter, type ListFilter } from '../../../platform/list/listFilters.tsx';
import type { RoleText } from '../../../platform/roles/role-texts.ts';
import { useGroupNames } from '../groups/groups.queries.ts';
import { lastLogins, withouts, type UsersListView } from '../usersListAddress.ts';

const states = ['active', 'inactive'] as const;
const loginLabels = {
  never: 'users.lastLogin.neverLoggedIn',
  over180Days: 'users.lastLogin.over180Days',
} as const;

export interface UserFilterOptions {
  view: UsersListView;
  roles: readonly RoleText[];
  onChange: (part: Partial<UsersListView>) => void;
}

/** What users are filtered by, besides text. */
export function useUserFilters({ view, roles, onChange }: UserFilterOptions): readonly ListFilter[] {
  const { formatMessage } = useIntl();
  const groups = useGroupNames().data ?? [];
  const state = view.active === undefined ? [] : [states[view.active ? 0 : 1]];
  const orNone = (chosen: readonly string[]) => (chosen.length === 0 ? undefined : chosen);
  return [
    choiceFilter({
      id: 'active',
      label: formatMessage({ id: 'users.filter.active' }),
      isPrimary: true,
      options: states.map((value) => ({ value, label: formatMessage({ id: `users.status.${value}` }) })),
      value: state,
      // One of two: the last that was chosen.
      onChange: (chosen) => {
        const last = chosen.at(-1);
        onChange({ active: last === undefined ? undefined : last === 'active' });
      },
    }),
    choiceFilter({
      id: 'role',
      label: formatMessage({ id: 'users.filter.role' }),
      isPrimary: true,
      options: roles.map(({ id, name }) => ({ value: id, label: name })),
      value: view.roles ?? [],
      onChange: (chosen) => onChange({ roles: orNone(chosen) }),
    }),
    choiceFilter({
      id: 'lastLogin',
      label: formatMessage({ id: 'users.field.lastLogin' }),
      options: lastLogins.map((value) => ({ value, label: formatMessage({ id: loginLabels[value] }) })),
      value: view.lastLogin ?? [],
      onChange: (chosen) => onChange({ lastLogin: chosen.length === 0 ? undefined : chosen }),
    }),
    choiceFilter({
      id: 'without',
      label: formatMessage({ id: 'users.filter.without' }),
      options: withouts.map((value) => ({ value, label: formatMessage({ id: `users.without.${value}` }) })),
      value: view.without ?? [],
      onChange: (chosen) => onChange({ without: chosen.length === 0 ? undefined : chosen }),
    }),
    // Most companies have none.
    ...(groups.length === 0 && view.groups === undefined
      ? []
      : [
          choiceFilter({
            id: 'group',
            label: formatMessage({ id: 'users.filter.group' }),
            options: groups.map(({ id, name }) => ({ value: id, label: name })),
            value: view.groups ?? [],
            onChange: (chosen) => onChange({ groups: orNone(chosen) }),
          }),
        ]),
  ];
}
