import type { Meta, StoryObj } from '@storybook/react-vite';
import { months, trafficSeries, trafficTimes, volumeSeries } from '../charts/exampleTraffic.ts';
import { SeriesTable } from './SeriesTable.tsx';

const meta = {
  title: 'Data/SeriesTable',
  component: SeriesTable,
  args: { label: 'Traffic in and out', series: trafficSeries, unit: 'bit/s' },
} satisfies Meta<typeof SeriesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { times: trafficTimes } };

/** The values of a chart, in columns of figures. */
export const Playground: Story = {
  args: { label: 'Transferred', labels: months, series: volumeSeries, unit: 'TB', firstHeader: 'Month' },
};
