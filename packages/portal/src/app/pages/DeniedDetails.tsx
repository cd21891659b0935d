import { customerRoles, type AdministratorList, type RoleList } from '@skerry/contracts';
import { formatList, type Language } from '@skerry/i18n';
import { FormattedMessage, useIntl } from 'react-intl';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import type { Feature } from '../../platform/feature/feature.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';

/** How many administrators are named; a large company has more than fit into a sentence. */
const namedAdministrators = 5;

function nameOf(id: string, { items }: RoleList, language: Language): string {
  const translations = items.find((role) => role.id === id)?.translations ?? [];
  return (translations.find((translation) => translation.language === language) ?? translations[0])?.displayName ?? id;
}

/** Which roles open the feature and who gives them. Says nothing where it can't be found out. */
export function DeniedDetails({ feature }: { feature: Feature }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data: roles } = useQuery(['roles', 'customer'], (api) =>
    unwrap(api.userAdmin.GET('/roles', { params: { query: { isLegacy: false, isCustomerRole: true } } }), isList),
  );
  const { data: administrators } = useQuery(['administrators'], (api) =>
    unwrap(api.userAdmin.GET('/customer/administrators'), isList),
  );

  const { access, routes } = feature;
  const title = feature.nav?.label ?? routes[0]?.title;
  // Finer permissions are not given in the portal: nobody in the company could help.
  const given =
    access.kind === 'everyone' ? [] : access.roles.filter((role) => customerRoles.some((known) => known === role));
  if (!roles || !administrators || !title || given.length === 0) return null;

  const roleNames = given.map((role) => nameOf(role, roles, language));
  return (
    <>
      <FormattedMessage
        id={access.kind === 'allOf' && given.length > 1 ? 'shell.accessDenied.rolesAll' : 'shell.accessDenied.rolesAny'}
        values={{
          page: formatMessage({ id: title }),
          roles: formatList(language, roleNames, access.kind === 'allOf' ? 'conjunction' : 'disjunction'),
        }}
      />{' '}
      {administrators.items.length > 0 && (
        <FormattedMessage
          id="shell.accessDenied.administrators"
          values={{
            names: administratorNames(administrators, language, (count) =>
              formatMessage({ id: 'shell.accessDenied.moreAdministrators' }, { count }),
            ),
          }}
        />
      )}
    </>
  );
}

function isList({ items }: RoleList | AdministratorList): boolean {
  return Array.isArray(items);
}

function administratorNames({ items }: AdministratorList, language: Language, more: (count: number) => string): string {
  const names = items.slice(0, namedAdministrators).map(({ fullName }) => fullName);
  const rest = items.length - names.length;
  return formatList(language, rest > 0 ? [...names, more(rest)] : names, 'disjunction');
}
