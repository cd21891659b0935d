import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

export default {
  title: 'Visual/SegmentedControl',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const ignore = () => undefined;

export const Forms: StoryObj = {
  render: () => (
    <Stack gap={16}>
      <SegmentedControl
        label="Time range"
        options={[
          { value: '24h', label: '24 hours' },
          { value: '7d', label: '7 days' },
          { value: '30d', label: '30 days' },
        ]}
        value="24h"
        onValueChange={ignore}
      />
      <SegmentedControl
        label="Density"
        options={[
          { value: 'comfortable', label: 'Comfortable', icon: IconBaselineDensityMedium },
          { value: 'compact', label: 'Compact', icon: IconBaselineDensitySmall },
        ]}
        value="compact"
        onValueChange={ignore}
      />
    </Stack>
  ),
};
