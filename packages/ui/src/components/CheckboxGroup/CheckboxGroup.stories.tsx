import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup<string>,
  args: {
    label: 'Tell us about planned work by',
    options: [
      { value: 'mail', label: 'E-mail' },
      { value: 'sms', label: 'Text message' },
      { value: 'portal', label: 'A notice in the portal' },
    ],
    defaultValue: ['mail'],
    onValueChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isOptional: true } };

/** Beside each other where the words are short. */
export const Horizontal: Story = {
  args: {
    label: 'Days',
    orientation: 'horizontal',
    options: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => ({ value: day, label: day })),
    defaultValue: ['Mon', 'Thu'],
  },
};

/** The box above says by a dash that some are ticked. What can't be changed stays as it is. */
export const SelectAll: Story = {
  args: {
    hasSelectAll: true,
    hint: 'At least one.',
    options: [
      { value: 'mail', label: 'E-mail', hint: 'To all contacts for operations' },
      { value: 'sms', label: 'Text message', hint: 'To the technicians on duty' },
      { value: 'portal', label: 'A notice in the portal', disabled: true },
    ],
  },
  play: async ({ args }) => {
    const all = screen.getByRole('checkbox', { name: 'Select all' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['mail', 'sms']);
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(screen.getByRole('checkbox', { name: /E-mail/ }));
  },
};

/** The message belongs to the whole group. */
export const WithError: Story = { args: { defaultValue: [], error: 'Choose at least one way.' } };
