import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { StatusLabel } from './StatusLabel.tsx';

export default { title: 'Visual/StatusLabel', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

const tones = ['neutral', 'info', 'positive', 'attention', 'critical', 'limit', 'draft'] as const;

export const Tones: StoryObj = {
  render: () => (
    <Stack gap={12}>
      {(['plain', 'flag'] as const).map((variant) => (
        <Inline key={variant} gap={12}>
          {tones.map((tone, index) => (
            <StatusLabel key={tone} tone={tone} variant={variant} sector={([0, 1, 2, 3, 4, 5, 6] as const)[index] ?? 7}>
              {tone}
            </StatusLabel>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
