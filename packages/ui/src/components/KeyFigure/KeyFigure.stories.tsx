import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconAlertTriangleFilled, IconCalendarDue, IconCircleCheckFilled } from '@tabler/icons-react';
import { expect } from 'storybook/test';
import { BitRate } from '../BitRate/BitRate.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { StatusLabel } from '../StatusLabel/StatusLabel.tsx';
import { KeyFigure, KeyFigures } from './KeyFigure.tsx';

const meta = {
  title: 'Data/KeyFigure',
  component: KeyFigure,
  args: { label: '95th percentile, in', value: '748', unit: 'Mbit/s' },
  render: (args) => (
    <KeyFigures>
      <KeyFigure {...args} />
    </KeyFigures>
  ),
} satisfies Meta<typeof KeyFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { trend: { direction: 'rise', change: '12 %', isGood: false }, note: '11–17 November 2024', href: '#traffic' },
};

/** In one row as far as they fit, divided by hairlines. */
export const Row: Story = {
  render: () => (
    <Sheet padding="none" title="Traffic">
      <KeyFigures>
        <KeyFigure label="95th percentile, in" value="748" unit="Mbit/s" />
        <KeyFigure label="95th percentile, out" value="327" unit="Mbit/s" />
        <KeyFigure label="Highest, in" value="844" unit="Mbit/s, Thu 13:30" />
        <KeyFigure
          label="Open tickets"
          value="2"
          trend={{ direction: 'fall', change: '3', isGood: true }}
          href="#tickets"
        />
        <KeyFigure label="Last disturbance" value="None" note="in 90 days" />
      </KeyFigures>
    </Sheet>
  ),
};

/** A date that is near is marked beside it; a state is as large as a figure. */
export const Marked: Story = {
  render: () => (
    <Sheet padding="none">
      <KeyFigures>
        <KeyFigure label="Capacity" value={<BitRate value={500_000_000} size="figure" />} />
        <KeyFigure label="Monthly fee" value="4 180,00" unit="SEK" note="Excluding VAT" />
        <KeyFigure
          label="Contract ends"
          value="31 Jan 2025"
          mark={
            <StatusLabel tone="attention" icon={IconCalendarDue}>
              In 10 weeks
            </StatusLabel>
          }
        />
        <KeyFigure
          label="Health"
          value={
            <StatusLabel tone="positive" icon={IconCircleCheckFilled} variant="figure">
              Operating
            </StatusLabel>
          }
        />
      </KeyFigures>
    </Sheet>
  ),
};

/** A state that is not fine comes first on a phone, across the whole width: its word may be long and is never cut. */
export const LongStateOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Sheet padding="none" style={{ maxWidth: 288 }}>
      <KeyFigures>
        <KeyFigure label="Kapacitet" value="500" unit="Mbit/s" />
        <KeyFigure label="Månedlig pris" value="3.610,00" unit="SEK" note="Ekskl. moms" />
        <KeyFigure label="Aftalen udløber" value="30. jun. 2028" />
        <KeyFigure
          label="Driftsstatus"
          value={
            <StatusLabel tone="critical" icon={IconAlertTriangleFilled} variant="figure">
              Driftsforstyrrelse
            </StatusLabel>
          }
        />
      </KeyFigures>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const word = canvas.getByText('Driftsforstyrrelse');
    const cell = word.closest('dl > div');
    const right = (element: Element | null | undefined) => element?.getBoundingClientRect().right ?? 0;
    await expect(right(word)).toBeLessThanOrEqual(right(cell));
    await expect(right(cell)).toBeLessThanOrEqual(right(cell?.parentElement));
  },
};

/** Counts that need no note, each before its label. */
export const Line: Story = {
  render: () => (
    <Sheet padding="none">
      <KeyFigures layout="line">
        <KeyFigure label="services in service" value="205" href="#services" />
        <KeyFigure label="being installed" value="6" href="#installing" />
        <KeyFigure label="under notice" value="3" href="#notice" />
      </KeyFigures>
    </Sheet>
  ),
};

/** A shape stands in for the figure, as large as it. */
export const Loading: Story = { args: { isLoading: true } };
