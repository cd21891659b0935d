import { formatNumber } from '@skerry/i18n';
import { DateTime, KeyFigure } from '@skerry/ui';
import { IconUserQuestion } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import type { OverviewPiece, OverviewValue } from '../../platform/overview/overview.ts';
import { WaitingRow } from '../../platform/overview/WaitingRow.tsx';
import { AddUser } from './components/AddUser.tsx';
import { roleRequestsPath, usersPath } from './users.paths.ts';

function WaitingRoleRequests({ value: { items } }: { value: OverviewValue<'waitingRoleRequests'> }) {
  const { formatMessage } = useIntl();
  return items.map(({ id, fullName, requestedAt }) => (
    <WaitingRow
      key={id}
      icon={IconUserQuestion}
      title={formatMessage({ id: 'home.waiting.role' }, { name: fullName })}
      href={roleRequestsPath}
    >
      <FormattedMessage id="home.waiting.role.body" values={{ date: <DateTime value={requestedAt} /> }} />
    </WaitingRow>
  ));
}

function Figures({ value: { total, inactive, withoutPhone } }: { value: OverviewValue<'users'> }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <>
      <KeyFigure
        label={formatMessage({ id: 'home.figures.users' }, { count: total })}
        value={formatNumber(language, total)}
        href={usersPath}
      />
      {inactive > 0 && (
        <KeyFigure
          label={formatMessage({ id: 'home.figures.inactiveUsers' }, { count: inactive })}
          value={formatNumber(language, inactive)}
          href={`${usersPath}?active=no`}
        />
      )}
      {withoutPhone > 0 && (
        <KeyFigure
          label={formatMessage({ id: 'home.figures.withoutPhone' })}
          value={formatNumber(language, withoutPhone)}
        />
      )}
    </>
  );
}

function RoleRequestsFigure({ value: { totalItems } }: { value: OverviewValue<'waitingRoleRequests'> }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return (
    <KeyFigure
      label={formatMessage({ id: 'home.figures.roleRequests' }, { count: totalItems })}
      value={formatNumber(language, totalItems)}
      href={roleRequestsPath}
    />
  );
}

export const usersOverview: readonly OverviewPiece[] = [
  { place: 'actions', part: 'users', Content: AddUser },
  { place: 'figures', part: 'users', Content: Figures, isEmpty: ({ total }) => total === 0 },
  {
    place: 'figures',
    part: 'waitingRoleRequests',
    Content: RoleRequestsFigure,
    isEmpty: ({ totalItems }) => totalItems === 0,
  },
  { place: 'waiting', part: 'waitingRoleRequests', Content: WaitingRoleRequests },
];
