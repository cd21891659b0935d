import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { trafficLimits, trafficSeries, trafficTimes } from '../charts/exampleTraffic.ts';
import { TimeChart } from './TimeChart.tsx';

const meta = {
  title: 'Data/TimeChart',
  component: TimeChart,
  args: { label: 'Traffic in and out', times: trafficTimes, series: trafficSeries, unit: 'bit/s' },
} satisfies Meta<typeof TimeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { limits: trafficLimits, hasArea: false, height: 360 } };

/** A line across for what was ordered, with its name. */
export const Limits: Story = { args: { limits: trafficLimits } };

/** The axis counts hours where a day is shown. */
export const OneDay: Story = {
  args: {
    times: trafficTimes.slice(0, 97),
    series: trafficSeries.map((series) => ({ ...series, values: series.values.slice(0, 97) })),
  },
};

/** Where nothing was measured, the line stops. */
export const Gaps: Story = {
  args: {
    series: trafficSeries.map((series) => ({
      ...series,
      values: series.values.map((value, index) => (index > 200 && index < 260 ? null : value)),
    })),
  },
};

/** The arrow keys read the values. */
export const Reading: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Traffic in and out' });
    slider.focus();
    await fireEvent.change(slider, { target: { value: '150' } });
    await expect(slider.getAttribute('aria-valuetext')).toMatch(/12 Nov.*In .* megabits per second, Out/);
  },
};
