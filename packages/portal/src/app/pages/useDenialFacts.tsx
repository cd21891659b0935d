import { customerRoles, type AdministratorList } from '@skerry/contracts';
import { formatList, type Language, type MessageId } from '@skerry/i18n';
import { Link, Text, type Description } from '@skerry/ui';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { homePath } from '../../features/home/home.paths.ts';
import type { AccessRole } from '../../platform/access/access.ts';
import type { Feature } from '../../platform/feature/feature.ts';
import { openFeatures } from '../../platform/feature/judge.ts';
import { phoneHref } from '../../platform/format/phone-href.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { roleNames } from '../../platform/roles/role-texts.ts';
import { useAdministrators, useRoles } from '../../platform/roles/useRoles.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { useServices, useVisitor } from '../useServices.ts';
import type { Denial } from './denial.ts';

/** How many administrators are named; a large company has more than fit into a sentence. */
const namedAdministrators = 5;

/** As many as fit on a line. */
const namedPages = 2;

/* The same in every language. */
const separator = ', ';

/** The roles that open a page and that somebody in the company can give. Finer permissions are not given in the portal. */
export function rolesGivenFor(feature: Feature | undefined): readonly AccessRole[] {
  if (!feature || feature.access.kind === 'everyone') return [];
  return feature.access.roles.filter((role) => customerRoles.some((known) => known === role));
}

/** Of the user who is signed in, or acted for. */
export function useOwnId(): string {
  const { users } = useStartupData();
  return (users.impersonatedUser ?? users.currentUser).id;
}

/** Why the page is closed and who can change it, as far as it can be found out. */
export function useDenialFacts(feature: Feature | undefined, denial: Denial | undefined): readonly Description[] {
  const { formatMessage } = useIntl();
  const { customer } = useStartupData();
  const byRole = useRoleFacts(feature);
  const contact = useContactFacts();
  const instead = useInsteadFacts(feature);
  const say = (id: MessageId, values?: Record<string, string>) => formatMessage({ id }, values);
  if (!feature || denial === undefined) return [];
  if (denial === 'role') return byRole;
  const page = pageName(feature);
  return [
    {
      term: say('shell.accessDenied.why'),
      description: (
        <Text variant="bodyStrong">
          {denial === 'inactiveCustomer'
            ? say('shell.accessDenied.inactiveCustomer', { customer: customer.name })
            : say('shell.accessDenied.notSwitchedOn', { page: page ? say(page) : '', customer: customer.name })}
        </Text>
      ),
    },
    ...contact,
    ...(denial === 'notSwitchedOn' ? instead : []),
  ];
}

function useRoleFacts(feature: Feature | undefined): readonly Description[] {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const visitor = useVisitor();
  const { data: roles } = useRoles();
  const { data } = useAdministrators();
  const ownId = useOwnId();
  const administrators = data?.items.filter(({ id }) => id !== ownId) ?? [];
  const given = rolesGivenFor(feature);
  const page = feature && pageName(feature);
  if (!feature || !page || !roles || given.length === 0) return [];
  const own = customerRoles.filter((role) => visitor.roles.includes(role));
  const listType = feature.access.kind === 'allOf' ? 'conjunction' : 'disjunction';
  return [
    {
      term: formatMessage({ id: 'shell.accessDenied.why' }),
      description: (
        <Text variant="bodyStrong">
          {formatMessage(
            { id: 'shell.accessDenied.yourRoles' },
            {
              count: own.length,
              roles: formatList(language, roleNames(own, roles)),
              page: formatMessage({ id: page }),
            },
          )}
        </Text>
      ),
    },
    {
      term: formatMessage({ id: 'shell.accessDenied.rolesThatOpen' }),
      description: formatList(language, roleNames(given, roles), listType),
    },
    ...(administrators.length > 0
      ? [
          {
            term: formatMessage({ id: 'shell.accessDenied.whoGives' }),
            description: administratorNames(administrators, language, (count) =>
              formatMessage({ id: 'shell.accessDenied.moreAdministrators' }, { count }),
            ),
          },
        ]
      : []),
  ];
}

/** Sales where the provider has named them, else support: what a company has is agreed with them. */
function useContactFacts(): readonly Description[] {
  const { formatMessage } = useIntl();
  const { contact } = useRuntimeConfig();
  const phone = contact.salesPhone ?? contact.supportPhone;
  const email = contact.salesEmail ?? contact.supportEmail;
  if (phone === undefined && email === undefined) return [];
  const isSales = contact.salesPhone !== undefined || contact.salesEmail !== undefined;
  return [
    {
      term: formatMessage({ id: 'shell.accessDenied.whoChanges' }),
      description: (
        <>
          {formatMessage({ id: isSales ? 'shell.accessDenied.sales' : 'shell.footer.support' })}
          {phone !== undefined && (
            <>
              {' '}
              <Link href={phoneHref(phone)}>{phone}</Link>
            </>
          )}
          {email !== undefined && (
            <>
              {' '}
              <Link href={`mailto:${email}`}>{email}</Link>
            </>
          )}
        </>
      ),
    },
  ];
}

/** The pages beside it in the menu that are open to the visitor. */
function useInsteadFacts(feature: Feature | undefined): readonly Description[] {
  const { formatMessage } = useIntl();
  const { features } = useServices();
  const visitor = useVisitor();
  const group = feature?.nav?.group;
  const pages = openFeatures(features, visitor)
    .flatMap(({ nav }) => nav ?? [])
    .filter((nav) => nav.group === group && nav.path !== homePath && nav.isFor?.(visitor) !== false)
    .slice(0, namedPages);
  if (pages.length === 0) return [];
  return [
    {
      term: formatMessage({ id: 'shell.accessDenied.instead' }),
      description: pages.map(({ path, label }, index) => (
        <Fragment key={path}>
          {index > 0 && separator}
          <Link href={path}>{formatMessage({ id: label })}</Link>
        </Fragment>
      )),
    },
  ];
}

/** Where to ask for a page that the company does not have; undefined where the provider has named no address. */
export function useAskHref(feature: Feature | undefined): string | undefined {
  const { formatMessage } = useIntl();
  const { contact } = useRuntimeConfig();
  const { customer } = useStartupData();
  const email = contact.salesEmail ?? contact.supportEmail;
  const page = feature && pageName(feature);
  if (email === undefined || !page) return undefined;
  const subject = formatMessage(
    { id: 'shell.accessDenied.subject' },
    { page: formatMessage({ id: page }), customer: customer.name },
  );
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}

export function pageName(feature: Feature) {
  return feature.nav?.label ?? feature.routes[0]?.title;
}

function administratorNames(
  items: AdministratorList['items'],
  language: Language,
  more: (count: number) => string,
): string {
  const names = items.slice(0, namedAdministrators).map(({ fullName }) => fullName);
  const rest = items.length - names.length;
  return formatList(language, rest > 0 ? [...names, more(rest)] : names, 'disjunction');
}
