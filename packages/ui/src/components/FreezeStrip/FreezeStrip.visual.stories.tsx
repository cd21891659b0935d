import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { FreezeStrip } from './FreezeStrip.tsx';

export default { title: 'Visual/FreezeStrip', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

const winter = { name: 'Winter freeze', from: '2024-12-16', to: '2025-01-06' };

/** Today between freezes, its words on either side, and within one. */
export const Positions: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <FreezeStrip
        label="Between freezes"
        todayLabel="Today"
        today="2024-11-21"
        periods={[
          { name: 'Summer freeze', from: '2024-07-08', to: '2024-08-05' },
          { name: 'Black Friday freeze', from: '2024-11-25', to: '2024-12-03' },
          winter,
        ]}
      />
      <FreezeStrip label="Before a freeze" todayLabel="Today" today="2024-11-21" periods={[winter]} />
      <FreezeStrip label="In a freeze" todayLabel="Today" today="2024-12-20" periods={[winter]} />
    </Stack>
  ),
};
