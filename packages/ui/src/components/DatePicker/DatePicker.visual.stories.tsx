import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { DatePicker } from './DatePicker.tsx';
import { exampleFreezes } from './exampleFreezes.ts';

export default {
  title: 'Visual/DatePicker',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const day = { value: '2024-12-12', onValueChange: () => undefined };

export const States: StoryObj = {
  render: () => (
    <Grid columns={{ extraSmall: 1, medium: 2 }} gap={16}>
      <DatePicker label="Default" {...day} />
      <DatePicker label="Empty" {...day} value="" />
      <DatePicker label="Hint" hint="A working day." isOptional {...day} />
      <DatePicker label="Error" {...day} value="" error="You have to choose a date." />
      <DatePicker label="Frozen" {...day} value="2024-12-18" freezePeriods={exampleFreezes} />
      <DatePicker
        label="Wish in a freeze"
        {...day}
        value="2024-12-18"
        freezePeriods={exampleFreezes}
        isFreezeSelectable
      />
      <DatePicker label="Disabled" {...day} disabled />
      <DatePicker label="Read-only" {...day} readOnly />
      <DatePicker label="Compact" {...day} size="small" />
    </Grid>
  ),
};

export const Open: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ minHeight: 520, padding: 16 }}>
      <DatePicker label="Wanted delivery" {...day} min="2024-12-05" freezePeriods={exampleFreezes} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getAllByRole('button')[0];
    if (button) await userEvent.click(button);
  },
};
