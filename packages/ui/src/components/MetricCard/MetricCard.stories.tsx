import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { MetricCard } from './MetricCard.tsx';

/** Two hills, as of a day's traffic. */
const course = Array.from({ length: 96 }, (_, index) => 3 + 2 * Math.sin(index / 14) + Math.sin(index / 3));

const meta = {
  title: 'Data/MetricCard',
  component: MetricCard,
  args: {
    label: 'Packet loss, 24 h',
    value: '0,4',
    unit: '%',
    trend: { direction: 'fall', change: '0,2 %', isGood: true },
    spark: { values: course, label: 'Between 0 and 6 %, highest at 14:10', from: 'Yesterday 09:30', to: 'Now' },
  },
  render: (args) => (
    <CardGrid>
      <MetricCard {...args} />
    </CardGrid>
  ),
} satisfies Meta<typeof MetricCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { href: '#traffic', note: 'Against 20 November' } };

/** Where nothing was measured the line is open. */
export const Gap: Story = {
  args: {
    spark: {
      values: course.map((value, index) => (index > 40 && index < 55 ? null : value)),
      label: 'Nothing was measured between 19:30 and 23:00',
    },
  },
};

/** A figure that has no course. */
export const Figure: Story = {
  render: () => (
    <CardGrid>
      <MetricCard label="Open tickets" value="2" trend={{ direction: 'fall', change: '3', isGood: true }} href="#t" />
      <MetricCard label="Unpaid" value="42 800,00" unit="NOK" note="Due 15 November" href="#i" />
    </CardGrid>
  ),
};

/** Shapes stand in for figure and line, as large as they. */
export const Loading: Story = { args: { isLoading: true } };
