import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Number of connections', min: 1, max: 20, defaultValue: 2, onValueChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isOptional: true, size: 'small' } };

/** The unit is read with the label. The number is written as the language writes it. */
export const WithUnit: Story = {
  args: { label: 'Speed', unit: 'Mbit/s', min: 100, max: 10000, step: 100, defaultValue: 1000 },
  play: async ({ args }) => {
    const field = screen.getByRole('textbox', { name: 'Speed Mbit/s' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('1,100');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1100);
  },
};

/** What is out of bounds stays, and the field says what it may be. */
export const OutOfBounds: Story = {
  args: { label: 'Speed', unit: 'Mbit/s', min: 100, max: 10000, defaultValue: 12000 },
};

export const WithHint: Story = { args: { hint: 'Each has a port of its own.', isOptional: true, defaultValue: null } };

/** Without buttons where the number is far from every other. */
export const WithoutButtons: Story = {
  args: {
    label: 'Height above the ground',
    unit: 'm',
    defaultValue: 12.5,
    formatOptions: { minimumFractionDigits: 1 },
    hasButtons: false,
  },
};

export const WithError: Story = { args: { error: 'The site has three ports left.', defaultValue: 4 } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Disabled: Story = { args: { disabled: true } };
