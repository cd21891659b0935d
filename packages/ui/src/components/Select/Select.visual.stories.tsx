import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Select, type SelectProps } from './Select.tsx';

export default {
  title: 'Visual/Select',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const language: Pick<SelectProps<string>, 'options' | 'onValueChange'> = {
  options: [
    { value: 'sv', label: 'Svenska', lang: 'sv' },
    { value: 'en', label: 'English', lang: 'en' },
    { value: 'no', label: 'Norsk', lang: 'nb' },
  ],
  onValueChange: () => undefined,
};

export const States: StoryObj = {
  render: () => (
    <Grid columns={{ extraSmall: 1, medium: 2 }} gap={16}>
      <Select {...language} label="Default" value="sv" />
      <Select {...language} label="Nothing chosen" value={undefined} />
      <Select {...language} label="Hint" value="sv" hint="Also for e-mails." isOptional />
      <Select {...language} label="Error" value={undefined} error="Choose a language." />
      <Select {...language} label="Disabled" value="sv" disabled />
      <Select {...language} label="Read-only" value="sv" readOnly />
    </Grid>
  ),
};

export const Open: StoryObj = {
  render: () => (
    <div style={{ minHeight: 240 }}>
      <Select {...language} label="Language" value="en" />
    </div>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: 'English' })).toBeVisible();
  },
};
