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

/** A line below says what ticking it means. */
export const WithHint: Story = { args: { hint: 'The code is sent to the mobile number.' } };

/** Some of what it stands for is ticked. */
export const Indeterminate: Story = { args: { children: 'All users', isIndeterminate: true } };

/** The message stands below the box and says what to do. */
export const WithError: Story = { args: { children: 'I accept the terms', error: 'You have to accept the terms.' } };
