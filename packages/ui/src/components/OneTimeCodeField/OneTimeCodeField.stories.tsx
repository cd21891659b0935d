import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

const meta = {
  title: 'Forms/OneTimeCodeField',
  component: OneTimeCodeField,
  args: { label: 'Code', hint: 'Sent to the number that ends in 05.', onValueChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OneTimeCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { length: 4 } };

/** Spaces and words around the code are left out. */
export const Pasted: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('textbox', { name: 'Code' }));
    await userEvent.paste('Skerry: 481 516');
    await expect(screen.getByRole('textbox')).toHaveValue('481516');
    await expect(args.onComplete).toHaveBeenCalledWith('481516');
  },
};

/** The message says what to do. */
export const WithError: Story = { args: { defaultValue: '481516', error: 'The code is too old. Ask for a new one.' } };

export const ReadOnly: Story = { args: { defaultValue: '481516', readOnly: true } };

export const Disabled: Story = { args: { disabled: true } };
