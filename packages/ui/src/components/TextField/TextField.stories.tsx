import { IconMail } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'First name', defaultValue: 'Torbjørn' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { icon: IconMail } };

/** One line below the label says what form is wanted. */
export const WithHint: Story = {
  args: { label: 'Customer id', hint: 'Digits only, at most 10.', defaultValue: '4471820' },
};

/** What may be left empty says so; what is needed says nothing. */
export const Optional: Story = { args: { label: 'Reference', isOptional: true, defaultValue: '' } };

/** The message stands below the field and says what to do. */
export const WithError: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    defaultValue: 'torbjorn.vik@havstrand',
    error: 'The e-mail address has invalid format.',
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** The text can be reached, read and copied, and not changed. */
export const ReadOnly: Story = { args: { readOnly: true } };

/** The ring turns while the text is being checked. */
export const Loading: Story = { args: { label: 'Address', defaultValue: 'Lindholmsp', isLoading: true } };
