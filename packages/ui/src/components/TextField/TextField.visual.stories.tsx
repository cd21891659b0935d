import { IconSearch } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { TextField } from './TextField.tsx';

export default {
  title: 'Visual/TextField',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Grid columns={{ extraSmall: 1, medium: 2 }} gap={16}>
      <TextField label="Default" defaultValue="Torbjørn" />
      <TextField label="Hint" hint="Digits only, at most 10." defaultValue="4471820" />
      <TextField
        label="Error"
        defaultValue="0 481 00 144"
        error="The phone number has invalid format (e.g. a plus sign with country code followed by the number)."
      />
      <TextField label="Optional" isOptional />
      <TextField label="Disabled" defaultValue="se" disabled />
      <TextField label="Read-only" defaultValue="astrid.lindqvist@havstrand.example" readOnly />
      <TextField label="Loading" defaultValue="Lindholmsp" isLoading />
      <TextField label="Compact" size="small" icon={IconSearch} placeholder="Filter" />
    </Grid>
  ),
};
