import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { TimePicker } from './TimePicker.tsx';

const meta = {
  title: 'Forms/TimePicker',
  component: TimePicker,
  args: { label: 'Arrival', defaultValue: '09:00', onValueChange: fn() },
} satisfies Meta<typeof TimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isOptional: true, size: 'small' } };

/** Arrow keys go from quarter to quarter; another time is named. */
export const InSteps: Story = {
  args: { step: 15, min: '07:00', max: '18:00', hint: 'Between 07:00 and 18:00.' },
  play: async ({ args }) => {
    const [, minute] = screen.getAllByRole('spinbutton');
    minute?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09:15');
  },
};

/** What is out of bounds stays, and the field says what it may be. */
export const OutOfBounds: Story = { args: { min: '07:00', max: '18:00', defaultValue: '18:30' } };

/** A time that need not be given can be taken away again. */
export const Clearable: Story = { args: { isOptional: true } };

export const Empty: Story = { args: { defaultValue: '' } };

export const WithError: Story = { args: { error: 'The room is closed until 11:00.' } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Disabled: Story = { args: { disabled: true } };
