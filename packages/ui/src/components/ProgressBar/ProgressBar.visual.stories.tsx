import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

export default { title: 'Visual/ProgressBar', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Stack>
      <ProgressBar label="Nothing yet" value={0} />
      <ProgressBar label="Under way" value={0.42} />
      <ProgressBar label="Done" value={1} tone="positive" valueText="Done" />
      <ProgressBar label="Failed" value={0.7} tone="critical" valueText="Failed" />
      <ProgressBar label="Without an end" />
    </Stack>
  ),
};
