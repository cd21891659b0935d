import { serviceStatuses } from '@skerry/contracts';
import { Button, Popover, Stack, Text, ViewMenuAction } from '@skerry/ui';
import { IconInfoCircle } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { StatusWord } from '../../../platform/services-section/StatusWord.tsx';

/** What each status means, for those too who reach no tooltip. */
export function StatusMeanings({ isInMenu = false }: { isInMenu?: boolean }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'services.status.meanings' });
  return (
    <Popover
      label={label}
      trigger={
        isInMenu ? (
          <ViewMenuAction icon={IconInfoCircle}>{label}</ViewMenuAction>
        ) : (
          <Button variant="ghost" size="small" icon={IconInfoCircle}>
            {label}
          </Button>
        )
      }
    >
      <Stack gap={12}>
        {serviceStatuses.map((status) => (
          <div key={status}>
            <StatusWord status={status} />
            <Text as="div" variant="caption" tone="muted">
              {formatMessage({ id: `services.status.meaning.${status}` })}
            </Text>
          </div>
        ))}
      </Stack>
    </Popover>
  );
}
