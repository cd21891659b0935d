import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

export default {
  title: 'Visual/Switch',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const ignore = () => undefined;

export const States: StoryObj = {
  render: () => (
    <Stack gap={8} align="start">
      {[false, true].map((checked) => (
        <Stack key={String(checked)} gap={8} align="start">
          <Switch checked={checked} onCheckedChange={ignore}>
            {checked ? 'On' : 'Off'}
          </Switch>
          <Switch checked={checked} onCheckedChange={ignore} disabled>
            Disabled
          </Switch>
          <Switch checked={checked} onCheckedChange={ignore} isUpdating>
            Updating
          </Switch>
        </Stack>
      ))}
    </Stack>
  ),
};
