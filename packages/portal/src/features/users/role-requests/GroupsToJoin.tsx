import type { ListedRoleRequest, RoleGroupSummary } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Note, Stack, Text } from '@skerry/ui';
import { RoleCardGrid } from '@skerry/ui/experimental';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useAllGroups } from '../groups/groups.queries.ts';

type Permissions = ListedRoleRequest['permissions'];

export interface GroupsToJoinProps {
  /** What is asked for, at least one. */
  permissions: Permissions;
  value: readonly string[];
  onValueChange: (groupIds: readonly string[]) => void;
}

/** The groups through which finer permissions can be given: those that have any of what is asked for, most of it first. */
export function GroupsToJoin({ permissions, value, onValueChange }: GroupsToJoinProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const groups = useAllGroups();
  if (!groups) return null;
  const words = (labels: Permissions) =>
    formatList(
      language,
      labels.map((label) => formatMessage({ id: `permissionLabels.${label}` })),
    );
  const giving = groups
    .map((group) => ({ group, gives: givenOf(group, permissions) }))
    .filter(({ gives }) => gives.length > 0)
    .sort((a, b) => b.gives.length - a.gives.length);
  if (giving.length === 0)
    return (
      <Note tone="attention">
        {formatMessage({ id: 'roleRequests.approve.noGroup' }, { permissions: words(permissions) })}
      </Note>
    );
  const label = formatMessage({ id: 'roleRequests.approve.groups' });
  return (
    <Stack gap={8}>
      <Text as="div" variant="label" aria-hidden>
        {label}
      </Text>
      <RoleCardGrid
        label={label}
        roles={giving.map(({ group: { id, name }, gives }) => ({
          id,
          name,
          description: formatMessage({ id: 'roleRequests.approve.gives' }, { permissions: words(gives) }),
        }))}
        value={value}
        onValueChange={onValueChange}
      />
    </Stack>
  );
}

/** Nobody is put into a group of the company's own directory here. */
function givenOf({ source, permissions }: RoleGroupSummary, asked: Permissions): Permissions {
  return source === 'local' ? asked.filter((label) => permissions.includes(label)) : [];
}
