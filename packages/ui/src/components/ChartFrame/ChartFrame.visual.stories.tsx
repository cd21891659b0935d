import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { months, trafficLimits, trafficSeries, trafficTimes, volumeSeries } from '../charts/exampleTraffic.ts';
import { BarChart } from '../BarChart/BarChart.tsx';
import { TimeChart } from '../TimeChart/TimeChart.tsx';
import { ChartFrame } from './ChartFrame.tsx';

export default {
  title: 'Visual/ChartFrame',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const six = ([1, 2, 3, 4, 5, 6] as const).map((number) => ({
  id: `${number}`,
  label: `Series ${number}`,
  values: months.map((_, index) => 6 + number * 3 + ((index * number) % 4)),
}));

export const Charts: StoryObj = {
  render: () => (
    <Stack>
      <ChartFrame title="Traffic" unit="bit/s" series={trafficSeries} table={undefined}>
        {(hidden) => (
          <TimeChart
            label="Traffic"
            unit="bit/s"
            times={trafficTimes}
            series={trafficSeries}
            limits={trafficLimits}
            hiddenSeries={hidden}
          />
        )}
      </ChartFrame>
      <ChartFrame title="Six series" series={six} table={undefined}>
        {(hidden) => <BarChart label="Six series" labels={months} series={six} hiddenSeries={hidden} />}
      </ChartFrame>
      <ChartFrame title="Stacked" unit="TB" series={volumeSeries} table={undefined}>
        {(hidden) => (
          <BarChart label="Stacked" unit="TB" labels={months} series={volumeSeries} hiddenSeries={hidden} isStacked />
        )}
      </ChartFrame>
      <ChartFrame title="Loading" series={six} table={undefined} isLoading>
        {() => null}
      </ChartFrame>
    </Stack>
  ),
};
