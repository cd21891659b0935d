import type { RoleRequest } from '@skerry/contracts';
import { formatList, type MessageId } from '@skerry/i18n';
import { DateTime, from, Inline, Link, Skeleton, token } from '@skerry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useMenuEntries } from '../../../platform/feature/useMenuEntries.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { roleNames } from '../../../platform/roles/role-texts.ts';
import { useAdministrators, useRoles } from '../../../platform/roles/useRoles.ts';
import { homePath } from '../home.paths.ts';

/** How many administrators are named; a large company has more than fit into a sentence. */
const namedAdministrators = 4;

const Facts = styled.dl`
  margin: 0;
  ${token.type.body}
`;

const Fact = styled.div`
  display: grid;
  gap: ${token.space[2]} ${token.space[16]};
  padding: ${token.space[12]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};

  & > dt {
    color: ${token.text.muted};
  }
  & > dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
  ${from.small} {
    grid-template-columns: 9.5rem minmax(0, 1fr);
  }
`;

type FactEntry = readonly [term: string, description: ReactNode];

/** What is open to the provider's staff beside a customer's own pages. */
export function StaffFacts() {
  const open = useOpenPages('home.staff.open');
  return open && <FactList facts={[open]} />;
}

/** What has been asked for, who can give it, and what is open without it. */
export function NoRoleFacts({ pending }: { pending: RoleRequest | undefined }) {
  const { formatMessage } = useIntl();
  const open = useOpenPages('home.noRole.open');
  const facts: readonly FactEntry[] = [
    ...(pending
      ? [[formatMessage({ id: 'home.noRole.asked' }), <Asked key="asked" request={pending} />] as const]
      : []),
    [formatMessage({ id: 'home.noRole.whoGives' }), <Administrators key="administrators" />],
    ...(open ? [open] : []),
  ];
  return <FactList facts={facts} />;
}

/** The pages of the menu, as a fact; undefined where there are none. */
function useOpenPages(term: MessageId): FactEntry | undefined {
  const { formatMessage } = useIntl();
  const open = useMenuEntries().filter(({ path }) => path !== homePath);
  if (open.length === 0) return undefined;
  return [
    formatMessage({ id: term }),
    <Inline key="open" gap={16} style={{ rowGap: 0 }}>
      {open.map(({ path, label }) => (
        <Link key={path} href={path}>
          {formatMessage({ id: label })}
        </Link>
      ))}
    </Inline>,
  ];
}

function FactList({ facts }: { facts: readonly FactEntry[] }) {
  return (
    <Facts>
      {facts.map(([term, description]) => (
        <Fact key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </Fact>
      ))}
    </Facts>
  );
}

function Asked({ request: { roleIds, apps, requestedAt } }: { request: RoleRequest }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const roles = useRoles();
  if (roles.isLoading) return <Skeleton width={70} />;
  const asked = [
    ...roleNames(roleIds, roles.data ?? []),
    ...apps.map((app) => formatMessage({ id: `portalApps.${app}` })),
  ];
  return (
    <FormattedMessage
      id="home.noRole.asked.what"
      values={{ what: formatList(language, asked), day: <DateTime value={requestedAt} /> }}
    />
  );
}

/** Who gives roles: by name, or by what they are where their names can't be found out. */
function Administrators() {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data, isLoading } = useAdministrators();
  if (isLoading) return <Skeleton width={70} />;
  const all = data?.items ?? [];
  const names = all.slice(0, namedAdministrators).map(({ fullName }) => fullName);
  const rest = all.length - names.length;
  if (names.length === 0) return <FormattedMessage id="home.noRole.administrator" />;
  return formatList(
    language,
    rest > 0 ? [...names, formatMessage({ id: 'home.noRole.more' }, { count: rest })] : names,
    'disjunction',
  );
}
