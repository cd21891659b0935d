import type { PendingRoleRequest } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Button, CellLines, DateTime, Inline, Menu, Tag, Text, type TableColumn } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { roleNames, type RoleText } from '../../../platform/roles/role-texts.ts';
import type { Decision } from '../decisionDraft.ts';
import { AskedFor, PhoneName, RequestedRoles } from './RoleRequests.styles.ts';

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
        <AskedFor>{appsOf(request)}</AskedFor>
      ) : (
        <AskedFor>
          <RequestedRoles>
            {roleNames(request.roleIds, roles).map((name) => (
              <Tag key={name}>{name}</Tag>
            ))}
          </RequestedRoles>
          {request.apps.length > 0 && (
            <Text variant="caption" tone="muted">
              {appsOf(request)}
            </Text>
          )}
        </AskedFor>
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
        id: 'decision',
        header: formatMessage({ id: 'roleRequests.decision' }),
        width: '14rem',
        cell: (request) => {
          const { fullName } = request.user;
          const near = { onPointerEnter: onNear, onFocus: onNear };
          return (
            <Inline gap={8}>
              <Button
                variant="ghost"
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
      title: ({ user }) => <PhoneName>{user.fullName}</PhoneName>,
      detail: ({ requestedAt }) => <DateTime value={requestedAt} />,
      foot: askedFor,
      controlWidth: '9rem',
      control: (request) => {
        const { fullName } = request.user;
        return (
          <Menu
            label={formatMessage({ id: 'roleRequests.decide' })}
            aria-label={formatMessage({ id: 'roleRequests.decideOf' }, { fullName })}
            size="small"
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
