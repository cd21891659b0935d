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

export const WithHint: Story = {
  args: { label: 'Customer id', hint: 'Digits only, at most 10.', defaultValue: '4471820' },
};

export const Optional: Story = { args: { label: 'Reference', isOptional: true, defaultValue: '' } };

export const WithError: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    defaultValue: 'torbjorn.vik@havstrand',
    error: 'The e-mail address has invalid format.',
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Loading: Story = { args: { label: 'Address', defaultValue: 'Lindholmsp', isLoading: true } };
