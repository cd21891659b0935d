import { Button, IconButton, Popover, RadioGroup, Stack, Switch } from '@skerry/ui';
import { IconDots, IconFocusCentered, IconSettings } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { PreferenceAccess } from '../../../platform/preferences/usePreferences.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { zoomSpeedOf, zoomSpeeds, type ChartSettings, type ZoomSpeed } from './chartSettings.ts';

export interface MapSettingsProps {
  settings: ChartSettings;
  choose: PreferenceAccess['choose'];
  /** Shows all sites: on a phone it stands here, and the map has the room. */
  fit?: () => void;
}

const speeds = Object.keys(zoomSpeeds) as ZoomSpeed[];

/** How the map moves; each choice holds at once and goes with the user. */
export function MapSettings({ settings, choose, fit }: MapSettingsProps) {
  const { formatMessage } = useIntl();
  const { isInternal } = useIdentity();
  const label = formatMessage({ id: fit ? 'services.map.more' : 'services.map.settings' });
  return (
    <Popover align="end" label={label} trigger={<IconButton icon={fit ? IconDots : IconSettings} label={label} />}>
      <Stack gap={12}>
        {fit && (
          <Button variant="secondary" icon={IconFocusCentered} onClick={fit}>
            {formatMessage({ id: 'services.map.fit' })}
          </Button>
        )}
        <RadioGroup
          label={formatMessage({ id: 'services.map.zoomSpeed' })}
          orientation="vertical"
          options={speeds.map((value) => ({
            value,
            label: formatMessage({ id: `services.map.zoomSpeed.${value}` }),
          }))}
          value={zoomSpeedOf(settings.zoomSpeed)}
          onValueChange={(speed) => choose('mapZoomSpeed', zoomSpeeds[speed])}
        />
        <Switch checked={settings.isAnimated} onCheckedChange={(isOn) => choose('useMapZoomAnimation', isOn)}>
          {formatMessage({ id: 'services.map.animation' })}
        </Switch>
        {isInternal && (
          <Switch
            checked={settings.showsExtent}
            onCheckedChange={(isOn) => choose('debugOptionShowMapBoundingBox', isOn)}
          >
            {formatMessage({ id: 'services.map.frame' })}
          </Switch>
        )}
      </Stack>
    </Popover>
  );
}
