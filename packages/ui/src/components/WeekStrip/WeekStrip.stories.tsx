import type { Meta, StoryObj } from '@storybook/react-vite';
import { WeekStrip } from './WeekStrip.tsx';

const meta = {
  title: 'Data/WeekStrip',
  component: WeekStrip,
  args: {
    label: 'Thursday 12 December, week 50, between two freezes',
    day: '2024-12-12',
    from: '2024-11-18',
    freezePeriods: [
      { name: 'Black Friday freeze', from: '2024-11-25', to: '2024-12-03' },
      { name: 'Winter freeze', from: '2024-12-16', to: '2025-01-06' },
    ],
    style: { maxWidth: 400 },
  },
} satisfies Meta<typeof WeekStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What comes before the first day that can be had is hatched as well. */
export const NotBefore: Story = { args: { notBefore: '2024-12-09' } };

/** The chosen day on its week, beside weeks in which the network is not changed. */
export const Playground: Story = { args: { weeks: 12 } };
