import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { MetricCard } from './MetricCard.tsx';

export default {
  title: 'Visual/MetricCard',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const values = Array.from({ length: 48 }, (_, index) => (index * 7) % 24);
const loss = { label: 'Packet loss, 24 h', value: '0,4', unit: '%' } as const;

export const Cards: StoryObj = {
  render: () => (
    <CardGrid>
      <MetricCard
        {...loss}
        trend={{ direction: 'rise', change: '0,2 %', isGood: false }}
        note="Against 20 November"
        spark={{ values, label: 'Course', from: 'Yesterday 09:30', to: 'Now' }}
        href="#a"
      />
      <MetricCard
        {...loss}
        spark={{ values: values.map((value, index) => (index % 12 < 3 ? null : value)), label: 'With gaps' }}
      />
      <MetricCard {...loss} trend={{ direction: 'fall', change: '3', isGood: true }} />
      <MetricCard {...loss} spark={{ values, label: 'Course', from: 'Yesterday 09:30', to: 'Now' }} isLoading />
    </CardGrid>
  ),
};
