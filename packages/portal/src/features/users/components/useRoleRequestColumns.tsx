import type { PendingRoleRequest } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Button, CellLines, DateTime, Inline, Menu, StatusLabel, Text, type TableColumn } from '@skerry/ui';
import { IconChecklist, IconFlag3Filled } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { roleNames, type RoleText } from '../../../platform/roles/role-texts.ts';
import type { Decision } from '../decisionDraft.ts';

export interface RoleRequestColumnsOptions {
  roles: readonly RoleText[] | undefined;
  /** Somebody is about to decide. */
  onNear: () => void;
  onDecide: (decision: Decision) => void;
}

/** The columns of the role requests: who asks for what, since when, and the decision; and what a row says on a phone. */
export function useRoleRequestColumns({ roles = [], onNear, onDecide }: RoleRequestColumnsOptions): {
  columns: readonly TableColumn<PendingRoleRequest>[];
  phone: PhoneRow<PendingRoleRequest>;
} {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return useMemo(() => {
    const listed = (ids: readonly string[]) => formatList(language, roleNames(ids, roles));
    const appsOf = ({ apps }: PendingRoleRequest) =>
      apps.length === 0
        ? undefined
        : formatMessage(
            { id: 'roleRequests.wantsToUse' },
            {
              apps: formatList(
                language,
                apps.map((app) => formatMessage({ id: `portalApps.${app}` })),
              ),
            },
          );
    const askedFor = (request: PendingRoleRequest) =>
      request.roleIds.length === 0 ? (
        appsOf(request)
      ) : (
        <CellLines detail={appsOf(request)}>{listed(request.roleIds)}</CellLines>
      );
    // The list has those alone that wait for a decision.
    const waiting = (
      <StatusLabel tone="attention" icon={IconFlag3Filled}>
        {formatMessage({ id: 'roleRequests.state.waiting' })}
      </StatusLabel>
    );
    const sent = ({ requestedAt }: PendingRoleRequest) => <DateTime value={requestedAt} format="dateTime" />;

    const columns: readonly TableColumn<PendingRoleRequest>[] = [
      {
        id: 'user',
        header: formatMessage({ id: 'users.field.name' }),
        cell: ({ user: { fullName, email } }) => <CellLines detail={email}>{fullName}</CellLines>,
      },
      { id: 'askedFor', header: formatMessage({ id: 'roleRequests.askedFor' }), cell: askedFor },
      {
        id: 'hasToday',
        header: formatMessage({ id: 'roleRequests.hasToday' }),
        visibleFrom: 'extraLarge',
        cell: ({ user: { roleIds } }) =>
          roleIds.length > 0 ? (
            listed(roleIds)
          ) : (
            <Text tone="muted">{formatMessage({ id: 'roleRequests.noRoles' })}</Text>
          ),
      },
      {
        id: 'requestedAt',
        header: formatMessage({ id: 'roleRequests.asked' }),
        width: '11rem',
        visibleFrom: 'large',
        cell: sent,
      },
      {
        id: 'state',
        header: formatMessage({ id: 'roleRequests.state' }),
        width: '10.5rem',
        visibleFrom: 'medium',
        cell: () => waiting,
      },
      {
        id: 'decision',
        header: formatMessage({ id: 'roleRequests.decision' }),
        width: '14rem',
        cell: (request) => {
          const { fullName } = request.user;
          const near = { onPointerEnter: onNear, onFocus: onNear };
          return (
            <Inline gap={8}>
              <Button
                size="small"
                aria-label={formatMessage({ id: 'roleRequests.refuseOf' }, { fullName })}
                {...near}
                onClick={() => onDecide({ request, state: 'DENIED' })}
              >
                {formatMessage({ id: 'roleRequests.refuse' })}
              </Button>
              <Button
                size="small"
                aria-label={formatMessage({ id: 'roleRequests.approveOf' }, { fullName })}
                {...near}
                onClick={() => onDecide({ request, state: 'APPROVED' })}
              >
                {formatMessage({ id: 'roleRequests.approve' })}
              </Button>
            </Inline>
          );
        },
      },
    ];

    const phone: PhoneRow<PendingRoleRequest> = {
      title: ({ user }) => user.fullName,
      detail: (request) => (request.roleIds.length > 0 ? listed(request.roleIds) : appsOf(request)),
      end: ({ requestedAt }) => (
        <Text variant="caption" tone="muted">
          <DateTime value={requestedAt} />
        </Text>
      ),
      foot: () => waiting,
      control: (request) => {
        const { fullName } = request.user;
        return (
          <Menu
            label={formatMessage({ id: 'roleRequests.decideOf' }, { fullName })}
            icon={IconChecklist}
            isLabelHidden
            align="end"
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
        );
      },
    };
    return { columns, phone };
  }, [formatMessage, language, roles, onNear, onDecide]);
}
