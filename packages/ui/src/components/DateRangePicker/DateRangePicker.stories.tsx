import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { exampleFreezes } from '../DatePicker/exampleFreezes.ts';
import { DateRangePicker } from './DateRangePicker.tsx';
import type { DateRangePickerProps } from './DateRangePickerProps.ts';

const meta = {
  title: 'Forms/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Period', value: { start: '2024-11-11', end: '2024-11-21' }, onValueChange: () => undefined },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof DateRangePicker>;

function Stateful(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value);
  return <DateRangePicker {...props} value={value} onValueChange={setValue} />;
}

const none = { start: '', end: '' };
const presets = [
  { label: 'Last 7 days', start: '2024-11-15', end: '2024-11-21' },
  { label: 'Last 30 days', start: '2024-10-23', end: '2024-11-21' },
];

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: 'At most 90 days.', max: '2024-12-31', isOptional: true, presets },
};

export const Empty: Story = { args: { value: none } };

export const Open: Story = {
  args: { presets },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /Open the calendar/ }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** The first press takes the first day, the second the last. */
export const Choosing: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /Open the calendar/ }));
    await userEvent.click(await screen.findByRole('button', { name: /Monday, 4 November 2024/ }));
    await userEvent.click(screen.getByRole('button', { name: /Friday, 8 November 2024/ }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.getByRole('group')).toHaveTextContent('04/11/2024–08/11/2024');
  },
};

/** Ranges that are often meant are one press away. */
export const Presets: Story = {
  args: { value: none, presets },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Open the calendar/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Last 7 days' }));
    await expect(canvas.getByRole('group')).toHaveTextContent('15/11/2024–21/11/2024');
  },
};

/** A range may not touch a freeze period, unless `isFreezeSelectable`. */
export const FreezePeriods: Story = {
  args: { freezePeriods: exampleFreezes, value: { start: '2024-12-05', end: '2024-12-10' } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /Open the calendar/ }));
    await expect(await screen.findByText(/Winter freeze/)).toBeVisible();
  },
};

/** Days of a freeze period can be chosen, and the field says what that means. */
export const SelectableFreeze: Story = {
  args: {
    freezePeriods: exampleFreezes,
    isFreezeSelectable: true,
    value: { start: '2024-12-10', end: '2024-12-18' },
  },
};

/** The last day before the first is told as an error, in words. */
export const Reversed: Story = { args: { value: { start: '2024-11-21', end: '2024-11-11' } } };

export const WithError: Story = { args: { value: none, error: 'You have to choose a period.' } };

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };
