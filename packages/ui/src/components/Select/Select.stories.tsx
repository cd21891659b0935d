import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Select, type SelectProps } from './Select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select<string>,
  args: {
    label: 'Language',
    options: [
      { value: 'sv', label: 'Svenska', lang: 'sv' },
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'no', label: 'Norsk', lang: 'nb' },
      { value: 'da', label: 'Dansk', lang: 'da' },
    ],
    value: 'no',
    onValueChange: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Select<string>>;

function Stateful(props: SelectProps<string>) {
  const [value, setValue] = useState(props.value);
  return <Select {...props} value={value} onValueChange={setValue} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'Also for e-mails.', isOptional: true } };

/** The field says what to do until something is chosen. */
export const NothingChosen: Story = { args: { value: undefined } };

/** The message stands below the field and says what to do. */
export const WithError: Story = { args: { value: undefined, error: 'Choose a language.' } };

/** What can’t be chosen for now. */
export const Disabled: Story = { args: { disabled: true } };

/** The chosen option is ticked; arrow keys and letters move through the list. */
export const Open: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: 'Norsk' })).toHaveAttribute('aria-selected', 'true');
  },
};
