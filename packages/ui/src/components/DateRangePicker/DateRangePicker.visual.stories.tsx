import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

export default {
  title: 'Visual/DateRangePicker',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const range = { value: { start: '2024-11-11', end: '2024-11-21' }, onValueChange: () => undefined };
const none = { start: '', end: '' };

export const States: StoryObj = {
  render: () => (
    <Grid columns={{ extraSmall: 1, medium: 2 }} gap={16}>
      <DateRangePicker label="Default" {...range} />
      <DateRangePicker label="Empty" {...range} value={none} />
      <DateRangePicker label="Error" {...range} value={none} error="You have to choose a period." />
      <DateRangePicker label="Reversed" {...range} value={{ start: '2024-11-21', end: '2024-11-11' }} />
      <DateRangePicker label="Disabled" {...range} disabled />
      <DateRangePicker label="Read-only" {...range} readOnly />
    </Grid>
  ),
};

export const Open: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ minHeight: 520, padding: 16 }}>
      <DateRangePicker
        label="Period"
        {...range}
        presets={[{ label: 'October', start: '2024-10-01', end: '2024-10-31' }]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getAllByRole('button')[0];
    if (button) await userEvent.click(button);
  },
};
