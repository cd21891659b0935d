import { portalApps, rolesOfApp, type ListedRoleRequest, type PortalApp } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Button, CellLines, DateTime, Inline, Menu, StatusLabel, type TableColumn, Tag, Text } from '@skerry/ui';
import { IconCircleCheckFilled, IconCircleHalf2, IconCircleX } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { roleNames, type RoleText } from '../../../platform/roles/role-texts.ts';
import type { Decision } from '../decisionDraft.ts';
import { useRequestWords } from './useRequestWords.ts';
import { AskedFor, Person, PhoneName, RequestedRoles, SentOn, WideButton } from './RoleRequests.styles.ts';

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
  return useMemo(() => {
    const listed = (ids: readonly string[]) => formatList(language, roleNames(ids, roles));
    const namesOfApps = (apps: readonly PortalApp[]) =>
      formatList(
        language,
        apps.map((app) => formatMessage({ id: `portalApps.${app}` })),
      );
    const appsOf = ({ apps }: ListedRoleRequest) =>
      apps.length > 0 && formatMessage({ id: 'roleRequests.wantsToUse' }, { apps: namesOfApps(apps) });
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
    const opensOf = (request: ListedRoleRequest) => {
      const opened = openedBy(request);
      return opened.length > 0 && formatMessage({ id: 'roleRequests.opens' }, { apps: namesOfApps(opened) });
    };
    /** Finer permissions, which some ask for beside or instead of roles. */
    const permissionsOf = ({ permissions }: ListedRoleRequest) =>
      permissions.length > 0 &&
      formatList(
        language,
        permissions.map((permission) => formatMessage({ id: `permissionLabels.${permission}` })),
      );
    const askedFor = (request: ListedRoleRequest, hasOwnColumn = false) =>
      request.roleIds.length === 0 ? (
        <AskedFor>
          {request.apps.length > 0 && <Text variant="body">{appsOf(request)}</Text>}
          {permissionsOf(request) !== false && <Text variant="body">{permissionsOf(request)}</Text>}
        </AskedFor>
      ) : (
        <AskedFor>
          <RequestedRoles>
            {roleNames(request.roleIds, roles).map((name) => (
              <Tag key={name}>{name}</Tag>
            ))}
          </RequestedRoles>
          {quiet(appsOf(request))}
          {quiet(permissionsOf(request))}
          {request.state === 'PENDING' && !hasOwnColumn && quiet(opensOf(request))}
        </AskedFor>
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
    const sent = ({ requestedAt }: ListedRoleRequest) => <DateTime value={requestedAt} format="shortDate" />;

    const columns: readonly TableColumn<ListedRoleRequest>[] = [
      {
        id: 'user',
        header: formatMessage({ id: 'users.field.name' }),
        width: isWide ? '18rem' : '16rem',
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
        cell: (request) =>
          hasDay ? (
            askedFor(request, isWide)
          ) : (
            <>
              {askedFor(request)}
              <SentOn>{quiet(<FormattedMessage id="roleRequests.sentOn" values={{ day: sent(request) }} />)}</SentOn>
            </>
          ),
      },
      {
        id: 'opens',
        header: formatMessage({ id: 'roleRequests.wouldOpen' }),
        visibleFrom: 'extraLarge',
        cell: (request) => {
          if (request.state !== 'PENDING') return null;
          const opened = openedBy(request);
          return opened.length > 0 ? (
            <AskedFor>{namesOfApps(opened)}</AskedFor>
          ) : (
            <Text tone="muted">{formatMessage({ id: 'roleRequests.opensNothing' })}</Text>
          );
        },
      },
      {
        id: 'hasToday',
        header: formatMessage({ id: 'roleRequests.hasToday' }),
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
        width: isWide ? '16rem' : '12.5rem',
        cell: (request) => {
          if (request.state !== 'PENDING')
            return (
              <AskedFor>
                {stateLabel(request)}
                {outcome(request)}
              </AskedFor>
            );
          const { fullName } = request.user;
          const near = { onPointerEnter: onNear, onFocus: onNear };
          return (
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
          );
        },
      },
    ];

    const phone: PhoneRow<ListedRoleRequest> = {
      shows: ['user', 'askedFor', 'requestedAt', 'decision'],
      title: ({ user }) => <PhoneName>{user.fullName}</PhoneName>,
      detail: ({ requestedAt }) => <DateTime value={requestedAt} />,
      foot: (request) =>
        request.state === 'PENDING' ? (
          askedFor(request)
        ) : (
          // One element, or the two would stand beside each other.
          <AskedFor>
            {askedFor(request)}
            {stateLabel(request)}
            {outcome(request)}
          </AskedFor>
        ),
      below: (request) => {
        if (request.state !== 'PENDING') return null;
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
  }, [formatMessage, language, words, roles, isWide, hasDay, onNear, onDecide]);
}
