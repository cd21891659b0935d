import type { RoleGroupSummary } from '@skerry/contracts';
import { formatNumber } from '@skerry/i18n';
import { CellLines, Icon, Inline, OnRowHover, TagList, Text, type TableColumn } from '@skerry/ui';
import { IconLock } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { roleNames, type RoleText } from '../../../platform/roles/role-texts.ts';
import { scopeWord } from './groupWords.ts';

const noRoles: readonly RoleText[] = [];

/**
 * The columns of the groups, and what a row says on a phone.
 *
 * @param roles Names of the roles; until they are known the ids stand in for them.
 * @param isNarrow The list has half of the page.
 */
export function useGroupColumns(
  roles: readonly RoleText[] = noRoles,
  isNarrow: boolean,
): { columns: readonly TableColumn<RoleGroupSummary>[]; phone: PhoneRow<RoleGroupSummary> } {
  const intl = useIntl();
  const { language } = useLanguage();
  return useMemo(() => {
    const { formatMessage } = intl;
    const name = (group: RoleGroupSummary) => (
      <Inline as="span" gap={8} wraps={false}>
        <span data-cut="">{group.name}</span>
        {group.source === 'idp' && <Source name={group.sourceName} />}
      </Inline>
    );
    const tags = (group: RoleGroupSummary) =>
      group.roleIds.length > 0 ? (
        <TagList
          max={isNarrow ? 'fit' : 3}
          items={roleNames(group.roleIds, roles).map((label) => ({ id: label, label }))}
        />
      ) : (
        <OnRowHover>
          <Text tone="muted">{formatMessage({ id: 'userGroups.noRoles' })}</Text>
        </OnRowHover>
      );
    const columns: readonly TableColumn<RoleGroupSummary>[] = [
      {
        id: 'name',
        header: formatMessage({ id: 'userGroups.field.group' }),
        isSortable: true,
        cell: (group) => (
          <CellLines {...(group.description !== '' && { detail: group.description })}>{name(group)}</CellLines>
        ),
      },
      {
        id: 'members',
        header: formatMessage({ id: 'userGroups.field.members' }),
        width: '7rem',
        isNumeric: true,
        isSortable: true,
        cell: ({ memberCount }) => formatNumber(language, memberCount),
      },
      {
        id: 'roles',
        header: formatMessage({ id: 'userGroups.field.roles' }),
        visibleFrom: 'medium',
        shape: 'tags',
        ...(isNarrow && { width: '12rem' }),
        cell: tags,
      },
      {
        id: 'scope',
        header: formatMessage({ id: 'userGroups.field.scope' }),
        width: isNarrow ? '9.5rem' : '11rem',
        visibleFrom: 'small',
        cell: ({ scope }) => scopeWord(intl, scope),
      },
    ];
    const phone: PhoneRow<RoleGroupSummary> = {
      title: name,
      detail: ({ roleIds, permissions }) =>
        roleIds.length + permissions.length > 0
          ? roleNames(roleIds, roles).join(', ')
          : formatMessage({ id: 'userGroups.noRoles' }),
      end: ({ memberCount }) => formatMessage({ id: 'userGroups.members.count' }, { count: memberCount }),
      endDetail: ({ scope }) => scopeWord(intl, scope),
    };
    return { columns, phone };
  }, [intl, language, roles, isNarrow]);
}

/** That a group comes from the company's own directory. */
function Source({ name }: { name: string | null }) {
  const { formatMessage } = useIntl();
  const directory = name ?? formatMessage({ id: 'userGroups.from.unnamed' });
  return (
    <Text variant="caption" tone="muted">
      <Inline as="span" gap={4} wraps={false}>
        <Icon icon={IconLock} size="small" />
        {formatMessage({ id: 'userGroups.from' }, { directory })}
      </Inline>
    </Text>
  );
}
