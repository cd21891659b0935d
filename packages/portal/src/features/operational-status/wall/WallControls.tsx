import { Button, SegmentedControl, Select, Switch, TextField, token } from '@skerry/ui';
import { IconMaximize } from '@tabler/icons-react';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { chime } from './wallHooks.ts';
import { wallLayouts, type WallAddress } from './wallAddress.ts';

const Bar = styled.form`
  position: fixed;
  inset: auto 0 0;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[12]} ${token.space[20]};
  max-height: 60vh;
  padding: ${token.space[16]} ${token.space[24]};
  overflow: auto;
  border-top: ${token.border.hairline} solid ${token.border.default};
  background: ${token.bg.raised};
  box-shadow: ${token.elevation.menu};
  font-size: 1rem;
`;

const seconds = ['5', '10', '15', '20', '30', '60', '300'];

export interface WallControlsProps {
  address: WallAddress;
  change: (changes: Record<string, string>) => void;
}

/** How a wall is set up. All of it goes into the address. */
export function WallControls({ address, change }: WallControlsProps) {
  const { formatMessage } = useIntl();
  const [sites, setSites] = useState(address.sites);
  const tags = useQuery(['noc', 'tags'], (api) => unwrap(api.services.GET('/tags'))).data?.items ?? [];
  const text = (id: 'layout' | 'rotate' | 'theme' | 'sound' | 'fullScreen' | 'tags' | 'allTags' | 'sites' | 'apply') =>
    formatMessage({ id: `noc.control.${id}` });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    change({ sites: sites.trim() });
  };
  return (
    <Bar data-wall-controls aria-label={formatMessage({ id: 'noc.control.title' })} onSubmit={submit}>
      <SegmentedControl
        label={text('layout')}
        options={wallLayouts.map((value) => ({ value, label: formatMessage({ id: `noc.layout.${value}` }) }))}
        value={address.layout}
        onValueChange={(layout) => change({ layout })}
      />
      <SegmentedControl
        label={text('theme')}
        options={(['dark', 'light'] as const).map((value) => ({
          value,
          label: formatMessage({ id: `noc.theme.${value}` }),
        }))}
        value={address.theme}
        onValueChange={(theme) => change({ theme })}
      />
      <Select
        label={text('rotate')}
        options={[...new Set([...seconds, String(address.rotate)])]
          .sort((a, b) => Number(a) - Number(b))
          .map((value) => ({ value, label: formatMessage({ id: 'noc.control.seconds' }, { count: Number(value) }) }))}
        value={String(address.rotate)}
        onValueChange={(rotate) => change({ rotate: rotate })}
      />
      <Select
        label={text('tags')}
        options={[
          { value: '', label: text('allTags') },
          ...tags.map(({ name }) => ({ value: name, label: name })),
          ...(address.tags !== '' && tags.every(({ name }) => name !== address.tags)
            ? [{ value: address.tags, label: address.tags }]
            : []),
        ]}
        value={address.tags}
        onValueChange={(name) => change({ tags: name })}
      />
      <TextField label={text('sites')} value={sites} onChange={({ target }) => setSites(target.value)} />
      <Button type="submit" variant="secondary">
        {text('apply')}
      </Button>
      <Switch
        checked={address.sound}
        onCheckedChange={(isOn) => {
          change({ sound: isOn ? 'on' : '' });
          if (isOn) chime();
        }}
      >
        {text('sound')}
      </Switch>
      <Button
        variant="secondary"
        icon={IconMaximize}
        onClick={() => {
          void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
        }}
      >
        {text('fullScreen')}
      </Button>
    </Bar>
  );
}
