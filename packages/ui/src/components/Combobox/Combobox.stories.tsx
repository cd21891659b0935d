import { IconMapPin } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import type { ChoiceOption } from '../Listbox/options.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import { exampleAddresses, findAddresses } from './exampleAddresses.ts';

const meta = {
  title: 'Forms/Combobox',
  component: Combobox<string>,
  args: {
    label: 'Address',
    loadOptions: findAddresses,
    value: undefined,
    onValueChange: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Combobox<string>>;

function Stateful(props: ComboboxProps<string>) {
  const [value, setValue] = useState<ChoiceOption | undefined>(props.value);
  return <Combobox {...props} value={value} onValueChange={setValue} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

const type = (text: string) => userEvent.type(screen.getByRole('combobox'), text);

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'Street and number.', icon: IconMapPin, delay: 250, minLength: 2 } };

/** What fits the text, while it is typed; the part that fits is marked. */
export const Suggesting: Story = {
  play: async () => {
    await type('lind');
    await userEvent.click(await screen.findByRole('option', { name: /Lindholmspiren 7/ }));
    await expect(screen.getByRole('combobox')).toHaveValue('Lindholmspiren 7');
  },
};

/** The ring turns while the suggestions are fetched; the ones before stay. */
export const Loading: Story = {
  args: { loadOptions: () => new Promise(() => undefined) },
  play: () => type('lind'),
};

/** Nothing fits, and the text stays as it was typed. */
export const NothingFound: Story = {
  args: { nothingFoundText: 'No such address' },
  play: async () => {
    await type('xyz');
    await expect(await screen.findByText('No such address')).toBeVisible();
  },
};

/** What was typed stays, and the question can be asked again. */
export const Failed: Story = {
  args: { loadOptions: () => Promise.reject(new Error('offline')) },
  play: async () => {
    await type('lind');
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** What is typed may stay without being one of the suggestions. */
export const FreeText: Story = { args: { label: 'Contact', isFreeText: true, defaultText: 'Reception' } };

export const Chosen: Story = { args: { value: exampleAddresses[0] } };

/** The message stands below the field and says what to do. */
export const WithError: Story = { args: { error: 'Choose an address from the list.' } };

/** What is chosen can be reached and read, and not changed. */
export const ReadOnly: Story = { args: { value: exampleAddresses[0], readOnly: true } };
