import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleFreezes } from '../DatePicker/exampleFreezes.ts';
import { Calendar } from './Calendar.tsx';
import { exampleEvents, exampleWeek } from './exampleEvents.ts';

export default {
  title: 'Visual/Calendar',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const shared = {
  title: 'Planned works',
  events: exampleEvents,
  freezePeriods: exampleFreezes,
  timeZone: 'Europe/Stockholm',
  today: '2024-11-21',
  onDateChange: () => undefined,
  onViewChange: () => undefined,
};

export const Month: StoryObj = { render: () => <Calendar {...shared} view="month" date="2024-12-12" /> };

export const Week: StoryObj = { render: () => <Calendar {...shared} view="week" date="2024-11-21" /> };

export const SameTime: StoryObj = {
  render: () => <Calendar {...shared} events={exampleWeek} view="week" date="2024-12-12" />,
};

export const WeekOfDays: StoryObj = {
  render: () => (
    <Calendar
      {...shared}
      events={exampleEvents.filter(({ start }) => !start.includes('T'))}
      view="week"
      date="2024-12-12"
    />
  ),
};

export const FreezeInWeek: StoryObj = { render: () => <Calendar {...shared} view="week" date="2024-12-03" /> };

export const Agenda: StoryObj = { render: () => <Calendar {...shared} view="agenda" date="2024-12-12" /> };
