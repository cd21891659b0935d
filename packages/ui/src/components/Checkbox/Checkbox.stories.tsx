import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Always ask for a code at login' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultChecked: true } };

export const WithHint: Story = { args: { hint: 'The code is sent to the mobile number.' } };

export const Indeterminate: Story = { args: { children: 'All users', isIndeterminate: true } };

export const WithError: Story = { args: { children: 'I accept the terms', error: 'You have to accept the terms.' } };
