import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Badge } from './Badge.tsx';

export default { title: 'Visual/Badge', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const Tones: StoryObj = {
  render: () => (
    <Stack gap={12}>
      {(['neutral', 'info', 'attention', 'critical'] as const).map((tone) => (
        <Inline key={tone} gap={12}>
          <Badge count={1} label="one" tone={tone} />
          <Badge count={12} label="twelve" tone={tone} />
          <Badge count={120} label="many" tone={tone} />
          <Badge count={1} label="something" tone={tone} variant="dot" />
        </Inline>
      ))}
    </Stack>
  ),
};
