import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DatePicker } from './DatePicker.tsx';
import type { DatePickerProps } from './DatePickerProps.ts';
import { exampleFreezes } from './exampleFreezes.ts';

const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: { label: 'Requested delivery', value: '2024-12-12', onValueChange: () => undefined },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof DatePicker>;

function Stateful(props: DatePickerProps) {
  const [value, setValue] = useState(props.value);
  return <DatePicker {...props} value={value} onValueChange={setValue} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: 'A working day, at the earliest two weeks from now.',
    min: '2024-12-05',
    freezePeriods: exampleFreezes,
    isFreezeSelectable: false,
    isOptional: true,
  },
};

export const Empty: Story = { args: { value: '' } };

/** Typed in the order of the language; the value stays an ISO day. */
export const Typed: Story = {
  args: { value: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('spinbutton');
    first?.focus();
    await userEvent.keyboard('21112024');
    await expect(canvas.getByRole('group')).toHaveTextContent('21/11/2024');
  },
};

/** Enter in a part of the date sends the form, with the day that is shown. */
export const SentByEnter: Story = {
  args: { name: 'wanted', value: '' },
  render: function SentByEnter(args) {
    const [sent, setSent] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = new FormData(event.currentTarget).get('wanted');
          setSent(typeof wanted === 'string' ? wanted : '');
        }}
      >
        <Stateful {...args} />
        <button type="submit">Order</button>
        <p>Sent: {sent}</p>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getAllByRole('spinbutton')[0]?.focus();
    await userEvent.keyboard('21112024');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Sent: 2024-11-21')).toBeVisible();
  },
};

/** A month in ISO weeks. Arrows move by day and week, Page Up and Page Down by month, with Shift by year. */
export const Open: Story = {
  args: { value: '2024-11-21', freezePeriods: exampleFreezes },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /Open the calendar/ }));
    await expect(await screen.findByRole('rowheader', { name: 'Week 47' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /21 November 2024 selected/ })).toHaveFocus());
  },
};

/** Days in a freeze period are hatched and named, and can't be chosen. */
export const FreezePeriods: Story = {
  args: { value: '2024-12-12', freezePeriods: exampleFreezes },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /Open the calendar/ }));
    await expect(await screen.findByRole('button', { name: /16 December 2024, Winter freeze/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Where the date may be requested anyway, the field says so. */
export const SelectableFreeze: Story = {
  args: { value: '2024-12-18', freezePeriods: exampleFreezes, isFreezeSelectable: true },
};

/** A day that the rules forbid can still be typed; the field says which rule. */
export const OutsideTheRules: Story = { args: { value: '2024-12-18', freezePeriods: exampleFreezes } };

export const WithError: Story = { args: { value: '', error: 'You have to choose a date.' } };

export const Disabled: Story = { args: { disabled: true } };

/** The day can be reached and read, and not changed. */
export const ReadOnly: Story = { args: { readOnly: true } };
