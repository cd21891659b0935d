import { portalApps, rolesOfApp, type ListedRoleRequest, type PortalApp } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Button, CellLines, DateTime, Inline, Menu, StatusLabel, type TableColumn, Text } from '@skerry/ui';
import { IconCircleCheckFilled, IconCircleHalf2, IconCircleX } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { PhoneWrap } from '../../../platform/list/phone/PhoneRow.styles.ts';
import { roleNames, type RoleText } from '../../../platform/roles/role-texts.ts';
import type { Decision } from '../decisionDraft.ts';
import { useIsOwnAccount } from '../useIsOwnAccount.ts';
import { RequestedAccess } from './RequestedAccess.tsx';
import { useRequestWords } from './useRequestWords.ts';
import { AskedFor, Lines, Person, PhoneLines, WideButton } from './RoleRequests.styles.ts';

export interface RoleRequestColumnsOptions {
  roles: readonly RoleText[] | undefined;
  /** Somebody is about to decide. */
  onNear: () => void;
  onDecide: (decision: Decision) => void;
}

const noRoles: readonly RoleText[] = [];

/** The columns of the role requests: who asks for what, since when, and the decision; and what a row says on a phone. */
export function useRoleRequestColumns({ roles = noRoles, onNear, onDecide }: RoleRequestColumnsOptions): {
  columns: readonly TableColumn<ListedRoleRequest>[];
  phone: PhoneRow<ListedRoleRequest>;
} {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  // What was written to the user has room.
  const isWide = useIsAtLeast('extraLarge');
  // Below, the day stands with what is asked for: names and e-mails need the room of their column.
  const hasDay = useIsAtLeast('large');
  const words = useRequestWords(roles);
  const isOwn = useIsOwnAccount();
  return useMemo(() => {
    const listed = (ids: readonly string[]) => formatList(language, roleNames(ids, roles));
    const namesOfApps = (apps: readonly PortalApp[]) =>
      formatList(
        language,
        apps.map((app) => formatMessage({ id: `portalApps.${app}` })),
      );
    /** What the roles would open that the user can't use today. */
    const openedBy = ({ roleIds, user }: ListedRoleRequest) => {
      const opens = (given: readonly string[]) => (app: PortalApp) => rolesOfApp[app].some((id) => given.includes(id));
      const isOpen = opens(user.roleIds);
      return portalApps.filter((app) => opens(roleIds)(app) && !isOpen(app));
    };
    const quiet = (text: ReactNode) =>
      text !== false &&
      text !== undefined && (
        <Text variant="caption" tone="muted">
          {text}
        </Text>
      );
    /** What is asked for that none of the named roles opens. */
    const unopened = ({ apps, roleIds, user }: ListedRoleRequest) =>
      apps.filter((app) => !rolesOfApp[app].some((id) => roleIds.includes(id) || user.roleIds.includes(id)));
    const opensOf = (request: ListedRoleRequest) => {
      const opened = openedBy(request);
      return opened.length > 0 && formatMessage({ id: 'roleRequests.opens' }, { apps: namesOfApps(opened) });
    };
    const opensIfChosen = (request: ListedRoleRequest) => {
      const apps = unopened(request);
      return apps.length > 0 && formatMessage({ id: 'roleRequests.opensIfChosen' }, { apps: namesOfApps(apps) });
    };
    const askedFor = (request: ListedRoleRequest, hasOwnColumn = false) => (
      <Lines>
        <RequestedAccess request={request} roles={roles} />
        {request.state === 'PENDING' && !hasOwnColumn && quiet(opensOf(request))}
      </Lines>
    );
    const leftOut = ({ notGranted }: ListedRoleRequest) => words(notGranted);
    const stateLabel = (request: ListedRoleRequest) =>
      request.state === 'APPROVED' && leftOut(request) !== '' ? (
        <StatusLabel tone="attention" icon={IconCircleHalf2}>
          {formatMessage({ id: 'roleRequests.state.PARTLY' })}
        </StatusLabel>
      ) : request.state === 'APPROVED' ? (
        <StatusLabel tone="positive" icon={IconCircleCheckFilled}>
          {formatMessage({ id: 'roleRequests.state.APPROVED' })}
        </StatusLabel>
      ) : (
        <StatusLabel tone="neutral" icon={IconCircleX}>
          {formatMessage({ id: 'roleRequests.state.DENIED' })}
        </StatusLabel>
      );
    /** By whom it was decided, what was given where that is something else, and with which word. */
    const outcome = (request: ListedRoleRequest) => {
      const { decidedAt, decidedBy, grantedRoleIds, grantedRoleGroups, roleIds, text } = request;
      const day = decidedAt !== null && <DateTime value={decidedAt} format="shortDate" />;
      return (
        <>
          {quiet(
            decidedBy === null ? (
              day
            ) : (
              <FormattedMessage id="roleRequests.decidedBy" values={{ name: decidedBy, day }} />
            ),
          )}
          {grantedRoleIds.length > 0 &&
            grantedRoleIds.join() !== roleIds.join() &&
            quiet(formatMessage({ id: 'roleRequests.granted' }, { roles: listed(grantedRoleIds) }))}
          {grantedRoleGroups.length > 0 &&
            quiet(
              formatMessage(
                { id: 'roleRequests.grantedGroups' },
                {
                  count: grantedRoleGroups.length,
                  groups: formatList(
                    language,
                    grantedRoleGroups.map(({ name }) => name),
                  ),
                },
              ),
            )}
          {leftOut(request) !== '' &&
            quiet(formatMessage({ id: 'roleRequests.effect.notGiven' }, { what: leftOut(request) }))}
          {text !== null && quiet(formatMessage({ id: 'roleRequests.said' }, { text }))}
        </>
      );
    };
    const ownRequest = quiet(formatMessage({ id: 'roleRequests.ownRequest' }));
    const sent = ({ requestedAt }: ListedRoleRequest) => <DateTime value={requestedAt} format="shortDate" />;

    const columns: readonly TableColumn<ListedRoleRequest>[] = [
      {
        id: 'user',
        header: formatMessage({ id: 'users.field.name' }),
        width: isWide ? '16rem' : '15rem',
        cell: (request) => {
          const { fullName, email } = request.user;
          return (
            <Person>
              <CellLines detail={email}>{fullName}</CellLines>
            </Person>
          );
        },
      },
      {
        id: 'askedFor',
        header: formatMessage({ id: 'roleRequests.askedFor' }),
        cell: (request) => (
          <AskedFor>
            {askedFor(request, isWide)}
            {!hasDay && quiet(<FormattedMessage id="roleRequests.sentOn" values={{ day: sent(request) }} />)}
          </AskedFor>
        ),
      },
      {
        id: 'opens',
        header: formatMessage({ id: 'roleRequests.wouldOpen' }),
        width: '17rem',
        visibleFrom: 'extraLarge',
        cell: (request) => {
          if (request.state !== 'PENDING') return null;
          const opened = openedBy(request);
          const missing = opensIfChosen(request);
          return (
            <AskedFor>
              {opened.length > 0 && <span>{namesOfApps(opened)}</span>}
              {quiet(missing)}
              {opened.length === 0 && missing === false && quiet(formatMessage({ id: 'roleRequests.opensNothing' }))}
            </AskedFor>
          );
        },
      },
      {
        id: 'hasToday',
        header: formatMessage({ id: 'roleRequests.hasToday' }),
        width: '10rem',
        visibleFrom: 'extraLarge',
        cell: ({ user: { roleIds } }) =>
          roleIds.length > 0 ? (
            <AskedFor>{listed(roleIds)}</AskedFor>
          ) : (
            <Text tone="muted">{formatMessage({ id: 'roleRequests.noRoles' })}</Text>
          ),
      },
      {
        id: 'requestedAt',
        header: formatMessage({ id: 'roleRequests.asked' }),
        width: '5.5rem',
        visibleFrom: 'large',
        cell: sent,
      },
      {
        id: 'decision',
        header: formatMessage({ id: 'roleRequests.decision' }),
        width: isWide ? '14rem' : '13.5rem',
        cell: (request) => {
          if (request.state !== 'PENDING')
            return (
              <AskedFor>
                {stateLabel(request)}
                {outcome(request)}
              </AskedFor>
            );
          if (isOwn(request.user)) return <AskedFor>{ownRequest}</AskedFor>;
          const { fullName } = request.user;
          const near = { onPointerEnter: onNear, onFocus: onNear };
          return (
            <AskedFor>
              <Inline gap={8}>
                <Button
                  size="small"
                  aria-label={formatMessage({ id: 'roleRequests.approveOf' }, { fullName })}
                  {...near}
                  onClick={() => onDecide({ request, state: 'APPROVED' })}
                >
                  {formatMessage({ id: 'roleRequests.approve' })}
                </Button>
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={formatMessage({ id: 'roleRequests.refuseOf' }, { fullName })}
                  {...near}
                  onClick={() => onDecide({ request, state: 'DENIED' })}
                >
                  {formatMessage({ id: 'roleRequests.refuse' })}
                </Button>
              </Inline>
            </AskedFor>
          );
        },
      },
    ];

    const phone: PhoneRow<ListedRoleRequest> = {
      shows: ['user', 'askedFor', 'requestedAt', 'decision'],
      title: ({ user }) => <PhoneWrap>{user.fullName}</PhoneWrap>,
      detail: ({ requestedAt }) => <DateTime value={requestedAt} />,
      foot: (request) =>
        request.state === 'PENDING' ? (
          <PhoneLines>
            {askedFor(request)}
            {isOwn(request.user) && ownRequest}
          </PhoneLines>
        ) : (
          // One element, or the two would stand beside each other.
          <PhoneLines>
            {askedFor(request)}
            {stateLabel(request)}
            {outcome(request)}
          </PhoneLines>
        ),
      below: (request) => {
        if (request.state !== 'PENDING' || isOwn(request.user)) return null;
        const { fullName } = request.user;
        return (
          <WideButton>
            <Menu
              label={formatMessage({ id: 'roleRequests.decide' })}
              aria-label={formatMessage({ id: 'roleRequests.decideOf' }, { fullName })}
              size="small"
              onPointerEnter={onNear}
              groups={[
                {
                  items: [
                    {
                      label: formatMessage({ id: 'roleRequests.approve' }),
                      onSelect: () => onDecide({ request, state: 'APPROVED' }),
                    },
                    {
                      label: formatMessage({ id: 'roleRequests.refuse' }),
                      onSelect: () => onDecide({ request, state: 'DENIED' }),
                    },
                  ],
                },
              ]}
            />
          </WideButton>
        );
      },
    };
    return { columns, phone };
  }, [formatMessage, language, words, roles, isOwn, isWide, hasDay, onNear, onDecide]);
}
