import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { exampleHeader } from '../AppHeader/exampleHeader.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Link } from '../Link/Link.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { exampleActions, exampleInformation, exampleNow } from './exampleInbox.ts';
import { NotificationBell } from './NotificationBell.tsx';
import { NotificationInbox, type NotificationInboxProps } from './NotificationInbox.tsx';

const footer = (
  <>
    <Link href="#all">Show all</Link>
    <Link href="#settings">Settings</Link>
  </>
);

/** Keeps what has been read, as a portal does. */
function Inbox(props: NotificationInboxProps) {
  const [read, setRead] = useState<readonly string[]>([]);
  const all = [...props.actions, ...props.information].map(({ id }) => id);
  const mark = (list: NotificationInboxProps['actions']) =>
    list.map((one) => ({ ...one, isUnread: one.isUnread === true && !read.includes(one.id) }));
  return (
    <NotificationInbox
      {...props}
      actions={mark(props.actions)}
      information={mark(props.information)}
      onRead={(id) => setRead([...read, id])}
      onReadAll={() => setRead(all)}
    />
  );
}

const meta = {
  title: 'Feedback/NotificationInbox',
  component: NotificationInbox,
  args: { actions: exampleActions, information: exampleInformation, now: exampleNow, footer },
  render: (args) => (
    <Sheet padding="none" style={{ maxWidth: 420 }}>
      <Inbox {...args} />
    </Sheet>
  ),
} satisfies Meta<typeof NotificationInbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { actionCount: 4, informationCount: 12 } };

/** A bell at the end of the header says how many are unread, and opens them. */
export const InTheHeader: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ minHeight: 620 }}>
      <AppHeader
        {...exampleHeader('#home')}
        end={
          <NotificationBell count={4}>
            <Inbox {...args} />
          </NotificationBell>
        }
      />
    </div>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Notifications, 4 unread' }));
    await expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
  },
};

/** Marked as read they stay: what has to be done stays until it is done. */
export const AllRead: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull());
  },
};

/** Nothing to do, and something to know. */
export const NothingToDo: Story = { args: { actions: [] } };

export const Empty: Story = { args: { actions: [], information: [] } };

export const Loading: Story = { args: { isLoading: true } };

export const Failed: Story = {
  args: { failure: <ErrorState title="The notifications could not be loaded" onRetry={() => undefined} level={3} /> },
};
