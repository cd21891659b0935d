import type { Meta, StoryObj } from '@storybook/react-vite';
import { WeekStrip } from './WeekStrip.tsx';

export default { title: 'Visual/WeekStrip', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const BetweenFreezes: StoryObj = {
  render: () => (
    <WeekStrip
      label="Thursday 12 December, week 50, between two freezes"
      day="2024-12-12"
      from="2024-11-18"
      freezePeriods={[
        { name: 'Black Friday freeze', from: '2024-11-25', to: '2024-12-03' },
        { name: 'Winter freeze', from: '2024-12-16', to: '2025-01-06' },
      ]}
      style={{ maxWidth: 400 }}
    />
  ),
};
