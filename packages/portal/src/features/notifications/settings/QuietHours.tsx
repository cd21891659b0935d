import type { NotificationSettings } from '@skerry/contracts';
import { Checkbox, Grid, Note, Select, Sheet, Stack, Switch, Text } from '@skerry/ui';
import { IconMoon } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { halfHours } from './halfHours.ts';

export interface SettingsPartProps {
  settings: NotificationSettings;
  /** Undefined where they are only looked at. */
  onChange?: ((part: Partial<NotificationSettings>) => void) | undefined;
}

/** When mails wait. */
export function QuietHours({ settings, onChange }: SettingsPartProps) {
  const { formatMessage } = useIntl();
  const { quietHours, quietFrom, quietTo, quietWeekends } = settings;
  const word = formatMessage({ id: quietHours ? 'notificationSettings.quiet.on' : 'notificationSettings.quiet.off' });
  const name = [formatMessage({ id: 'notificationSettings.quiet.switch' }), word].join(': ');
  const isReadOnly = onChange === undefined;
  const time = (name: 'quietFrom' | 'quietTo', id: 'from' | 'to', value: string) => (
    <Select
      label={formatMessage({ id: `notificationSettings.quiet.${id}` })}
      options={halfHours(value)}
      value={value}
      readOnly={isReadOnly}
      onValueChange={(chosen) => onChange?.({ [name]: chosen })}
    />
  );
  return (
    <Sheet
      title={formatMessage({ id: 'notificationSettings.quiet.title' })}
      actions={
        <Switch
          checked={quietHours}
          disabled={isReadOnly}
          aria-label={name}
          onCheckedChange={(isOn) => onChange?.({ quietHours: isOn })}
        >
          {word}
        </Switch>
      }
    >
      {quietHours ? (
        <Stack gap={16}>
          <Grid columns={{ extraSmall: 2 }} gap={12}>
            {time('quietFrom', 'from', quietFrom)}
            {time('quietTo', 'to', quietTo)}
          </Grid>
          <Checkbox
            checked={quietWeekends}
            readOnly={isReadOnly}
            onCheckedChange={(isChecked) => onChange?.({ quietWeekends: isChecked })}
          >
            {formatMessage({ id: 'notificationSettings.quiet.weekends' })}
          </Checkbox>
          <Note icon={IconMoon} tone="neutral">
            {formatMessage({ id: 'notificationSettings.quiet.help' }, { time: quietTo })}
          </Note>
        </Stack>
      ) : (
        <Text tone="muted">{formatMessage({ id: 'notificationSettings.quiet.offHelp' })}</Text>
      )}
    </Sheet>
  );
}
