import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconFlag3Filled, IconProgress } from '@tabler/icons-react';
import { Sheet } from '../Sheet/Sheet.tsx';
import { StatusLabel } from '../StatusLabel/StatusLabel.tsx';
import { MessageThread, type ThreadEntry } from './MessageThread.tsx';

const provider = { isFromOtherSide: true, affiliation: 'Skerry network operations' } as const;

const entries: readonly ThreadEntry[] = [
  {
    id: '1',
    author: 'Magnus Dahl',
    sentAt: '2024-11-20T15:20:00Z',
    text: 'Since about 15:40 we lose between 2 and 6 per cent of packets from Malmö to Helsingborg.',
    files: [
      { id: 'a', name: 'mtr-malmo-helsingborg.txt', size: 14_000, href: '#mtr' },
      { id: 'b', name: 'interface-errors.png', size: 220_000, href: '#errors' },
    ],
  },
  {
    id: '2',
    happenedAt: '2024-11-20T15:41:00Z',
    icon: IconProgress,
    text: (
      <>
        Status changed to <strong>In progress</strong>. Handled by <strong>Sofie Brandt</strong>.
      </>
    ),
  },
  {
    id: '3',
    author: 'Sofie Brandt',
    ...provider,
    sentAt: '2024-11-20T16:58:00Z',
    text: 'Thank you, the trace helped. We see CRC errors on the Malmö side.\nCould someone clean the connector in rack B07?',
  },
  {
    id: '4',
    author: 'Sofie Brandt',
    ...provider,
    sentAt: '2024-11-21T07:14:00Z',
    text: 'The error counters are reset. Please tell us when the cable is changed.',
    note: (
      <StatusLabel tone="attention" icon={IconFlag3Filled}>
        Waiting for your answer
      </StatusLabel>
    ),
    isUnread: true,
  },
];

const meta = {
  title: 'Data/MessageThread',
  component: MessageThread,
  args: { entries, 'aria-label': 'Messages', timeZone: 'Europe/Stockholm' },
  render: (args) => (
    <Sheet>
      <MessageThread {...args} />
    </Sheet>
  ),
} satisfies Meta<typeof MessageThread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { entries: entries.slice(0, 2) } };

/** Where a conversation lasts for days, each begins with its name. */
export const Days: Story = { args: { hasDays: true, now: Date.parse('2024-11-21T09:00:00Z') } };

/** Nobody has written. */
export const Empty: Story = { args: { entries: [] } };

/** Shapes stand in for what is being fetched. */
export const Loading: Story = { args: { entries: [], isLoading: true } };
