import { IconCalendarExclamation, IconCircleCheckFilled } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Timeline, type TimelineEvent } from './Timeline.tsx';

const day = (value: string) => <DateTime value={value} timeZone="Europe/Copenhagen" />;

const events: readonly TimelineEvent[] = [
  {
    id: '1',
    title: 'Created',
    time: day('2024-10-14'),
    by: 'Astrid Lindqvist',
    tone: 'positive',
    icon: IconCircleCheckFilled,
  },
  { id: '2', title: 'Coordinator confirmed', time: day('2024-10-29'), tone: 'positive', icon: IconCircleCheckFilled },
  {
    id: '3',
    title: 'Delivery date changed',
    time: day('2024-11-20'),
    by: 'Kjetil Strand',
    tone: 'attention',
    icon: IconCalendarExclamation,
    children: 'The duct from the street to the building is full and has to be cleared.',
  },
  { id: '4', title: 'Physical delivery', time: 'Planned week 50', tone: 'info', sector: 6 },
  { id: '5', title: 'Delivery completed', time: 'After your acceptance', isUpcoming: true },
];

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: { events, 'aria-label': 'Delivery' },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { events: events.slice(0, 3) } };

/** Shapes stand in for what is being fetched. */
export const Loading: Story = { args: { events: [], isLoading: true } };
