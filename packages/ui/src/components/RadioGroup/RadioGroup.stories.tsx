import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup<string>,
  args: {
    label: 'Language',
    options: [
      { value: 'sv', label: 'Swedish' },
      { value: 'en', label: 'English' },
    ],
    value: 'sv',
    onValueChange: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;

function Stateful(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onValueChange={setValue} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isOptional: true } };

/** Below each other where the words are long or a line explains each. */
export const Vertical: Story = {
  args: {
    label: 'Delivery',
    orientation: 'vertical',
    options: [
      { value: 'standard', label: 'Standard', hint: 'Within 20 working days' },
      { value: 'express', label: 'Express', hint: 'Within 5 working days' },
      { value: 'weekend', label: 'Weekend', disabled: true },
    ],
    value: 'express',
  },
};

/** The message belongs to the whole group. */
export const WithError: Story = { args: { value: undefined, error: 'Choose a language.' } };
