import type { Preferences } from '@skerry/contracts';
import { Button, Divider, Popover, Stack, Switch, Text } from '@skerry/ui';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PreferenceAccess } from '../../../platform/preferences/usePreferences.ts';
import type { HomePanel } from '../home.panels.ts';

export interface AdaptOverviewProps {
  preferences: Preferences;
  choose: PreferenceAccess['choose'];
  /** The panels to choose from. */
  panels: readonly HomePanel[];
  /** There is a delivery to be guided through. */
  hasFirstDelivery: boolean;
}

/** What the overview shows; each choice holds at once. */
export function AdaptOverview({ preferences, choose, panels, hasFirstDelivery }: AdaptOverviewProps) {
  const { formatMessage } = useIntl();
  const helpId = useId();
  return (
    <Popover
      align="end"
      label={formatMessage({ id: 'home.adapt.label' })}
      trigger={
        <Button icon={IconAdjustmentsHorizontal}>
          <FormattedMessage id="home.adapt.button" />
        </Button>
      }
    >
      <Stack gap={12}>
        <div>
          <Switch
            checked={preferences.isUsingSimpleOverview}
            onCheckedChange={(isOn) => choose('isUsingSimpleOverview', isOn)}
            aria-describedby={helpId}
          >
            <FormattedMessage id="home.adapt.simple" />
          </Switch>
          <Text as="div" id={helpId} variant="caption" tone="muted">
            <FormattedMessage id="home.adapt.simple.help" />
          </Text>
        </div>
        {hasFirstDelivery && (
          <Switch checked={preferences.isFirstDelivery} onCheckedChange={(isOn) => choose('isFirstDelivery', isOn)}>
            <FormattedMessage id="home.adapt.firstDelivery" />
          </Switch>
        )}
        <Divider />
        {panels.map(({ id, title, preference }) => (
          <Switch key={id} checked={preferences[preference]} onCheckedChange={(isShown) => choose(preference, isShown)}>
            <FormattedMessage id={title} />
          </Switch>
        ))}
      </Stack>
    </Popover>
  );
}
