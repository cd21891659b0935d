import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { exampleFreezes } from '../DatePicker/exampleFreezes.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { exampleEvents, exampleWeek } from './exampleEvents.ts';

const meta = {
  title: 'Data/Calendar',
  component: Calendar,
  args: {
    title: 'Planned works',
    events: exampleEvents,
    view: 'month',
    onViewChange: () => undefined,
    date: '2024-11-21',
    today: '2024-11-21',
    onDateChange: () => undefined,
    freezePeriods: exampleFreezes,
    timeZone: 'Europe/Stockholm',
    onEventPress: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Calendar>;

function Stateful(props: CalendarProps) {
  const [view, setView] = useState(props.view);
  const [date, setDate] = useState(props.date);
  return <Calendar {...props} view={view} onViewChange={setView} date={date} onDateChange={setDate} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { date: '2024-12-12' } };

/** A day shows three events; the rest is one press away, in the agenda. */
export const FullDay: Story = {
  args: { date: '2024-12-12' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /1 more on Thursday/ })).toBeInTheDocument();
  },
};

/** Arrow keys move by day and week, Page Up and Page Down by month; Enter goes into the day. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /21 November 2024/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /23 November 2024, 1 event/ })).toHaveFocus();
  },
};

/** Seven days side by side, each with its hours. */
export const Week: Story = { args: { view: 'week' } };

/** Where no event has a time there are no hours. */
export const WeekOfDays: Story = {
  args: {
    view: 'week',
    events: exampleEvents.filter(({ start }) => !start.includes('T')),
    date: '2024-12-12',
  },
};

/** What is at the same time stands side by side; what lasts all day is above the hours. */
export const SameTime: Story = {
  args: { view: 'week', events: exampleWeek, date: '2024-12-12' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [one, other] = ['Malmö core', 'Lund access'].map((name) =>
      canvas.getByRole('link', { name: new RegExp(name) }).getBoundingClientRect(),
    );
    await expect(one?.bottom).toBeGreaterThan(other?.top ?? 0);
    await expect(one?.right).toBeLessThanOrEqual(other?.left ?? 0);
  },
};

/** Only the days on which there is something; the view for phones. */
export const Agenda: Story = { args: { view: 'agenda', date: '2024-12-12' } };

/** A period without events says so. */
export const Empty: Story = { args: { view: 'agenda', events: [], freezePeriods: [] } };
