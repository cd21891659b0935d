import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { TextArea } from './TextArea.tsx';

export default {
  title: 'Visual/TextArea',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const text = 'Patch cable swapped at 09:25.';

export const States: StoryObj = {
  render: () => (
    <Grid columns={{ extraSmall: 1, medium: 2 }} gap={16}>
      <TextArea label="Default" defaultValue={text} />
      <TextArea label="Hint and counter" hint="What happened?" defaultValue={text} characterLimit={4000} />
      <TextArea label="Error" error="You have to describe the fault." />
      <TextArea label="Too long" defaultValue={text} characterLimit={20} />
      <TextArea label="Disabled" defaultValue={text} disabled />
      <TextArea label="Read-only" defaultValue={text} readOnly />
      <TextArea label="Many lines" maxRows={4} defaultValue={`${text}\n${text}\n${text}\n${text}\n${text}\n${text}`} />
    </Grid>
  ),
};
