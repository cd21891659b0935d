import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { exampleSitesByCountry } from '../Listbox/exampleOptions.ts';
import { MultiSelect } from './MultiSelect.tsx';

export default {
  title: 'Visual/MultiSelect',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const sites = { label: 'Sites', options: exampleSitesByCountry, onValueChange: () => undefined } as const;
const some = ['gbg-1', 'gbg-4', 'osl-1'];

export const States: StoryObj = {
  render: () => (
    <Stack gap={16}>
      <MultiSelect {...sites} value={some} />
      <MultiSelect {...sites} value={some} summary="count" />
      <MultiSelect {...sites} value={[]} />
      <MultiSelect {...sites} value={[]} error="Choose at least one site." />
      <MultiSelect {...sites} value={some} disabled />
      <MultiSelect {...sites} value={some} readOnly />
      <MultiSelect {...sites} value={exampleSitesByCountry.map((site) => site.value)} />
    </Stack>
  ),
};

export const Open: StoryObj = {
  render: () => (
    <div style={{ minHeight: 480 }}>
      <MultiSelect {...sites} value={some} />
    </div>
  ),
  play: () => userEvent.click(screen.getByRole('combobox')),
};
