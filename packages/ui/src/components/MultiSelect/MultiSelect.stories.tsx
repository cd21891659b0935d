import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { exampleSites, exampleSitesByCountry } from '../Listbox/exampleOptions.ts';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect<string>,
  args: {
    label: 'Sites',
    options: exampleSitesByCountry,
    value: ['gbg-1', 'gbg-4'],
    onValueChange: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof MultiSelect<string>>;

function Stateful(props: MultiSelectProps<string>) {
  const [value, setValue] = useState(props.value);
  return <MultiSelect {...props} value={value} onValueChange={setValue} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'They get the notice of planned work.', isOptional: true } };

/** The list stays open, so that one can be chosen after the other. */
export const Choosing: Story = {
  args: { value: [] },
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Sites' }));
    await userEvent.click(await screen.findByRole('option', { name: /Kista/ }));
    await userEvent.click(screen.getByRole('option', { name: /Nydalen/ }));
    await expect(screen.getByRole('option', { name: /Nydalen/ })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('combobox', { name: 'Sites' })).toHaveTextContent('2 chosen');
  },
};

/** "Select all" takes what the filter lets through. */
export const SelectMatches: Story = {
  args: { value: [], options: exampleSites(1000), summary: 'count' },
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Sites' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Filter' }), 'oslo');
    await userEvent.click(screen.getByRole('button', { name: 'Select 100 matches' }));
    await expect(screen.getByRole('combobox', { name: 'Sites' })).toHaveTextContent('100 chosen');
  },
};

/** For toolbars and narrow places. */
export const Count: Story = { args: { summary: 'count', size: 'small' } };

export const NothingChosen: Story = { args: { value: [] } };

/** The message stands below the field and says what to do. */
export const WithError: Story = { args: { value: [], error: 'Choose at least one site.' } };

/** What can’t be chosen for now. */
export const Disabled: Story = { args: { disabled: true } };

/** What is chosen can be reached and read, and not changed. */
export const ReadOnly: Story = { args: { readOnly: true } };
