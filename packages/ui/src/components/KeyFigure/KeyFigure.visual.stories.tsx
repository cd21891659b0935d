import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../Sheet/Sheet.tsx';
import { KeyFigure, KeyFigures } from './KeyFigure.tsx';

export default { title: 'Visual/KeyFigures', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const Stacked: StoryObj = {
  render: () => (
    <Sheet padding="none" title="Traffic">
      <KeyFigures>
        <KeyFigure label="95th percentile, in" value="748" unit="Mbit/s" note="11–17 November 2024" />
        <KeyFigure label="95th percentile, out" value="327" unit="Mbit/s" isLoading />
        <KeyFigure label="Open tickets" value="2" trend={{ direction: 'fall', change: '3', isGood: true }} href="#t" />
        <KeyFigure label="Highest, in" value="844" trend={{ direction: 'rise', change: '12 %', isGood: false }} />
        <KeyFigure label="Last disturbance" value="None" note="in 90 days" />
      </KeyFigures>
    </Sheet>
  ),
};

export const Line: StoryObj = {
  render: () => (
    <Sheet padding="none">
      <KeyFigures layout="line">
        <KeyFigure label="services in service" value="171" href="#services" />
        <KeyFigure label="being installed" value="13" href="#installing" />
        <KeyFigure label="under notice" value="7" href="#notice" />
        <KeyFigure label="with unknown status" value="3" href="#unknown" />
      </KeyFigures>
    </Sheet>
  ),
};

/** As narrow as on a phone. */
export const Narrow: StoryObj = {
  render: () => (
    <Sheet padding="none" style={{ width: 288 }}>
      <KeyFigures>
        <KeyFigure label="95th percentile, in" value="748" unit="Mbit/s" note="11–17 November 2024" />
        <KeyFigure label="Last disturbance" value="None" />
      </KeyFigures>
    </Sheet>
  ),
};
