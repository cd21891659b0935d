import { formatList } from '@skerry/i18n';
import { Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { NarrowCards } from './DecideRequestDialog.styles.ts';
import type { GivingGroup } from './givingGroups.ts';

export interface GroupsToJoinProps {
  /** Those that give any of what is asked for. */
  groups: readonly GivingGroup[];
  value: readonly string[];
  onValueChange: (groupIds: readonly string[]) => void;
}

/** The groups through which finer permissions can be given. */
export function GroupsToJoin({ groups, value, onValueChange }: GroupsToJoinProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const label = formatMessage({ id: 'roleRequests.approve.groups' });
  const words = (labels: GivingGroup['gives']) =>
    formatList(
      language,
      labels.map((each) => formatMessage({ id: `permissionLabels.${each}` })),
    );
  return (
    <Stack gap={8}>
      <Text as="div" variant="label" aria-hidden>
        {label}
      </Text>
      <NarrowCards
        label={label}
        roles={groups.map(({ group: { id, name }, gives }) => ({
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
