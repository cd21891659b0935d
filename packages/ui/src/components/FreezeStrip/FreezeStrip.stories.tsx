import type { Meta, StoryObj } from '@storybook/react-vite';
import { FreezeStrip } from './FreezeStrip.tsx';

const meta = {
  title: 'Data/FreezeStrip',
  component: FreezeStrip,
  args: {
    label: 'Network freeze periods',
    todayLabel: 'Today',
    today: '2024-11-21',
    periods: [
      { name: 'Summer freeze', from: '2024-07-08', to: '2024-08-05' },
      { name: 'Black Friday freeze', from: '2024-11-25', to: '2024-12-03' },
      { name: 'Winter freeze', from: '2024-12-16', to: '2025-01-06' },
    ],
  },
} satisfies Meta<typeof FreezeStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { today: '2024-12-20' } };

/** The mark stands in the area while the network is frozen. */
export const Frozen: Story = {
  args: { today: '2024-12-20', periods: [{ name: 'Winter freeze', from: '2024-12-16', to: '2025-01-06' }] },
};
