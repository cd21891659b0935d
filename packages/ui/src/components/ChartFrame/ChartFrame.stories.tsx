import { IconChartLine } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { months, trafficLimits, trafficSeries, trafficTimes, volumeSeries } from '../charts/exampleTraffic.ts';
import { BarChart } from '../BarChart/BarChart.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { KeyFigure, KeyFigures } from '../KeyFigure/KeyFigure.tsx';
import { SeriesTable } from '../SeriesTable/SeriesTable.tsx';
import { TimeChart } from '../TimeChart/TimeChart.tsx';
import { ChartFrame } from './ChartFrame.tsx';

const meta = {
  title: 'Data/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Traffic in and out',
    unit: 'bit/s',
    series: trafficSeries,
    children: (hidden) => (
      <TimeChart
        label="Traffic in and out"
        unit="bit/s"
        times={trafficTimes}
        series={trafficSeries}
        limits={trafficLimits}
        hiddenSeries={hidden}
      />
    ),
    table: <SeriesTable label="Traffic in and out" times={trafficTimes} series={trafficSeries} unit="bit/s" />,
  },
} satisfies Meta<typeof ChartFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    foot: (
      <KeyFigures>
        <KeyFigure label="95th percentile, in" value="748" unit="Mbit/s" />
        <KeyFigure label="Highest, in" value="844" unit="Mbit/s, Thu 13:30" />
        <KeyFigure label="Transferred" value="21.4" unit="TB" />
      </KeyFigures>
    ),
  },
};

/** The legend shows and hides; colours keep to their series. */
export const Legend: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'In' }));
    await expect(canvas.getByRole('button', { name: 'In' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('slider').getAttribute('aria-valuetext')).not.toMatch(/\bIn\b/);
  },
};

/** The same values as a table, for those who want to read or copy them. */
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table', { name: 'Traffic in and out' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
  },
};

/** Any chart of the kit stands in it. */
export const Bars: Story = {
  args: {
    title: 'Transferred',
    unit: 'TB',
    series: volumeSeries,
    children: (hidden) => (
      <BarChart label="Transferred" unit="TB" labels={months} series={volumeSeries} hiddenSeries={hidden} />
    ),
    table: <SeriesTable label="Transferred" labels={months} series={volumeSeries} unit="TB" firstHeader="Month" />,
  },
};

/** A shape as high as the chart, so that nothing moves when it comes. */
export const Loading: Story = { args: { isLoading: true } };

/** Says why there is nothing, and what to do about it. */
export const Empty: Story = {
  args: {
    empty: (
      <EmptyState icon={IconChartLine} title="No traffic yet">
        Values show a quarter of an hour after delivery.
      </EmptyState>
    ),
  },
};

/** One chart fails alone; the rest of the page stays. */
export const Failed: Story = {
  args: {
    error: (
      <ErrorState title="The traffic could not be fetched" onRetry={() => undefined}>
        Information is not available at the moment
      </ErrorState>
    ),
  },
};
