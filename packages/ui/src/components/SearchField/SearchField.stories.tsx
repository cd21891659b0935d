import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: {
    label: 'Filter users',
    isLabelHidden: true,
    placeholder: 'Filter by name, e-mail or phone',
    value: '',
    onValueChange: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SearchField>;

function Stateful(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SearchField {...props} value={value} onValueChange={setValue} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'small' } };

/** A button empties it again. */
export const Filled: Story = { args: { value: 'Lind' } };

/** The ring turns while the answer is on its way. */
export const Loading: Story = { args: { value: 'Lind', isLoading: true } };
