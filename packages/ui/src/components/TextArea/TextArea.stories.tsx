import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Description', defaultValue: 'Patch cable swapped at 09:25.' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: 'What happened, and since when?', characterLimit: 4000, rows: 3, maxRows: 12, isOptional: true },
};

/** Counts, and lets too much be typed: what is pasted is never cut off. */
export const WithCounter: Story = {
  args: { label: 'Text message', characterLimit: 40, defaultValue: 'Power is back. ' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'All services are up again.');
    await expect(canvas.getAllByText('1 character too many')[0]).toBeVisible();
  },
};

/** Grows with its text up to `maxRows`, then scrolls. */
export const Grows: Story = {
  args: { rows: 2, maxRows: 6, defaultValue: '' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    const before = area.clientHeight;
    await userEvent.type(area, 'One{Enter}two{Enter}three{Enter}four');
    await expect(area.clientHeight).toBeGreaterThan(before);
  },
};

/** The message stands below the field and says what to do. */
export const WithError: Story = { args: { defaultValue: '', error: 'You have to describe the fault.' } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };
