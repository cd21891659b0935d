import type { RoleGroupSummary } from '@skerry/contracts';
import { formatNumber } from '@skerry/i18n';
import {
  CellLines,
  Icon,
  Inline,
  OnRowHover,
  TagList,
  Text,
  VisuallyHidden,
  token,
  type TableColumn,
} from '@skerry/ui';
import { IconLock } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { roleNames, type RoleText } from '../../../platform/roles/role-texts.ts';
import { scopeWord } from './groupWords.ts';

const noRoles: readonly RoleText[] = [];

/* The name comes first: where it is from shrinks before it does. */
const NameLine = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  min-width: 0;

  & > * {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > [data-source] {
    flex: 0 9999 auto;
    min-width: 1rem;
  }
`;

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
  const isWide = useIsAtLeast('extraLarge');
  return useMemo(() => {
    const { formatMessage } = intl;
    const name = (group: RoleGroupSummary) => (
      <NameLine>
        <span>{group.name}</span>
        {group.source === 'idp' && <Source name={group.sourceName} isShort={isNarrow || !isWide} />}
      </NameLine>
    );
    /** What it gives: roles, then finer rights. */
    const given = ({ roleIds, permissions }: RoleGroupSummary) => [
      ...roleNames(roleIds, roles),
      ...permissions.map((label) => formatMessage({ id: `permissionLabels.${label}` })),
    ];
    const tags = (group: RoleGroupSummary) =>
      group.roleIds.length + group.permissions.length > 0 ? (
        <TagList max="fit" items={given(group).map((label) => ({ id: label, label }))} />
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
        ...(isNarrow && { width: '29%' }),
        cell: tags,
      },
      {
        id: 'scope',
        header: formatMessage({ id: 'userGroups.field.scope' }),
        width: isNarrow ? '21%' : '20%',
        visibleFrom: 'small',
        cell: ({ scope }) => scopeWord(intl, scope),
      },
    ];
    const phone: PhoneRow<RoleGroupSummary> = {
      shows: ['name', 'members', 'roles', 'scope'],
      title: name,
      detail: (group) => given(group).join(', ') || formatMessage({ id: 'userGroups.noRoles' }),
      end: ({ memberCount }) => formatMessage({ id: 'userGroups.members.count' }, { count: memberCount }),
      endDetail: ({ scope }) => scopeWord(intl, scope),
    };
    return { columns, phone };
  }, [intl, language, roles, isNarrow, isWide]);
}

/** That a group comes from the company's own directory. @param isShort Shows the lock alone. */
function Source({ name, isShort }: { name: string | null; isShort: boolean }) {
  const { formatMessage } = useIntl();
  const directory = name ?? formatMessage({ id: 'userGroups.from.unnamed' });
  const from = formatMessage({ id: 'userGroups.from' }, { directory });
  return (
    <Text data-source="" variant="caption" tone="muted" {...(isShort && { title: from })}>
      <Inline as="span" gap={4} wraps={false}>
        <Icon icon={IconLock} size="small" />
        {isShort ? <VisuallyHidden>{from}</VisuallyHidden> : from}
      </Inline>
    </Text>
  );
}
