import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'skerry and sound' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The button shows what was typed and hides it again. */
export const Playground: Story = {
  args: { autoComplete: 'new-password', hint: 'At least 12 characters.', defaultValue: '' },
};

/** The message stands below the field and says what to do. */
export const WithError: Story = { args: { error: 'The password is too short.' } };
