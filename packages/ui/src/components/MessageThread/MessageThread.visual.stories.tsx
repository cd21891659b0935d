import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconFlag3Filled } from '@tabler/icons-react';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { MessageThread, type ThreadEntry } from './MessageThread.tsx';

export default {
  title: 'Visual/MessageThread',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const entries: readonly ThreadEntry[] = [
  {
    id: '1',
    author: 'Magnus Dahl',
    sentAt: '2023-11-20T15:20:00Z',
    text: 'We lose packets.\nThe other direction looks fine.',
    files: [
      { id: 'a', name: 'mtr-malmo-helsingborg.txt', size: 14_000, href: '#mtr' },
      { id: 'b', name: `${'interface-errors-'.repeat(6)}.png`, size: 220_000, href: '#errors' },
    ],
  },
  {
    id: '2',
    happenedAt: '2023-11-20T15:41:00Z',
    icon: IconFlag3Filled,
    text: (
      <>
        Waits for <strong>you</strong>.
      </>
    ),
  },
  {
    id: '3',
    author: 'Sofie Brandt',
    affiliation: 'Skerry network operations',
    isFromOtherSide: true,
    sentAt: '2023-11-21T07:14:00Z',
    text: 'x'.repeat(120),
    note: 'A note.',
    isUnread: true,
  },
];
const zone = { timeZone: 'Europe/Stockholm' } as const;

export const Threads: StoryObj = {
  render: () => (
    <Stack gap={16}>
      <Sheet>
        <MessageThread {...zone} entries={entries} />
      </Sheet>
      <Sheet>
        <MessageThread {...zone} entries={entries} hasDays now={Date.parse('2023-11-21T09:00:00Z')} />
      </Sheet>
      <Sheet>
        <MessageThread entries={[]} />
      </Sheet>
      <Sheet>
        <MessageThread entries={[]} isLoading />
      </Sheet>
    </Stack>
  ),
};
