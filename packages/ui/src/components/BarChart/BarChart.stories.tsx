import type { Meta, StoryObj } from '@storybook/react-vite';
import { months, volumeSeries } from '../charts/exampleTraffic.ts';
import { BarChart } from './BarChart.tsx';

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: { label: 'Transferred', labels: months, series: volumeSeries, unit: 'TB' },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { series: volumeSeries.slice(0, 1), height: 200 } };

/** Parts of a whole stand on one another. */
export const Stacked: Story = { args: { isStacked: true } };
