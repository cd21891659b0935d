import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { label: 'Mobile number', value: '+46701740605', onValueChange: () => undefined },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof PhoneField>;

function Stateful(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PhoneField {...props} value={value} onValueChange={setValue} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { value: '', hint: 'Used for two-factor codes and fault notices.', defaultCountryCode: '47' },
};

/** A number that is pasted with its own country code changes the chooser. */
export const Pasted: Story = {
  args: { value: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('0045 20 12 34 56');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveTextContent('+45');
    await expect(canvas.getByRole('textbox')).toHaveValue('20 12 34 56');
  },
};

/** A country sets the code before the number; every other number can be typed. */
export const ChoosingACountry: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('option', { name: 'Norway +47' })).toBeVisible();
  },
};

/** Other countries are written with their own code. */
export const OtherCountry: Story = { args: { value: '+358401234567' } };

/** The message stands below the field and says what to do. */
export const WithError: Story = {
  args: {
    value: '+46701',
    error: 'The phone number has invalid format (e.g. a plus sign with country code followed by the number).',
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };
