import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { TimePicker } from './TimePicker.tsx';

export default { title: 'Visual/TimePicker', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Grid columns={{ extraSmall: 1, medium: 2 }} gap={16}>
      <TimePicker label="Time" defaultValue="09:00" />
      <TimePicker label="Empty" />
      <TimePicker label="Clearable" hint="Between 07:00 and 18:00." isOptional defaultValue="14:30" />
      <TimePicker label="Too late" max="18:00" defaultValue="18:30" />
      <TimePicker label="Small" size="small" defaultValue="09:00" />
      <TimePicker label="Read-only" readOnly defaultValue="09:00" />
      <TimePicker label="Disabled" disabled defaultValue="09:00" />
    </Grid>
  ),
};
