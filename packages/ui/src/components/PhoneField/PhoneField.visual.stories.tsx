import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { PhoneField } from './PhoneField.tsx';

export default {
  title: 'Visual/PhoneField',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const number = { value: '+46701740605', onValueChange: () => undefined };

export const States: StoryObj = {
  render: () => (
    <Grid columns={{ extraSmall: 1, medium: 2 }} gap={16}>
      <PhoneField label="Default" {...number} />
      <PhoneField label="Empty" {...number} value="" />
      <PhoneField label="Norway" {...number} value="+4740612345" />
      <PhoneField label="Other country" {...number} value="+358401234567" />
      <PhoneField label="Error" {...number} value="+46701" error="The phone number has invalid format." />
      <PhoneField label="Disabled" {...number} disabled />
      <PhoneField label="Read-only" {...number} readOnly />
    </Grid>
  ),
};
