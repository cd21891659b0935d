import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Combobox } from './Combobox.tsx';
import { exampleAddresses, findAddresses } from './exampleAddresses.ts';

export default {
  title: 'Visual/Combobox',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const address = { label: 'Address', loadOptions: findAddresses, onValueChange: () => undefined, delay: 0 } as const;
const room = { minHeight: 280 };

export const States: StoryObj = {
  render: () => (
    <Stack gap={16}>
      <Combobox {...address} value={undefined} hint="Street and number." />
      <Combobox {...address} value={exampleAddresses[0]} />
      <Combobox {...address} value={undefined} error="Choose an address from the list." />
      <Combobox {...address} value={exampleAddresses[0]} disabled />
      <Combobox {...address} value={exampleAddresses[0]} readOnly />
    </Stack>
  ),
};

export const Suggestions: StoryObj = {
  render: () => (
    <div style={room}>
      <Combobox {...address} value={undefined} />
    </div>
  ),
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'lind');
    await screen.findByRole('listbox');
  },
};

export const Failed: StoryObj = {
  render: () => (
    <div style={room}>
      <Combobox {...address} value={undefined} loadOptions={() => Promise.reject(new Error('offline'))} />
    </div>
  ),
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'lind');
    await screen.findByRole('alert');
  },
};
