import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { findViolations } from '../../testing/findViolations.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { exampleActions, exampleInformation, exampleNow } from './exampleInbox.ts';
import { NotificationBell } from './NotificationBell.tsx';
import { NotificationInbox, type NotificationInboxProps } from './NotificationInbox.tsx';

const inbox = (props: Partial<NotificationInboxProps> = {}) => (
  <NotificationInbox actions={exampleActions} information={exampleInformation} now={exampleNow} {...props} />
);
describeComponent<HTMLElement>('NotificationInbox', (props) => inbox(props));

const inZone = { theme: { locale: 'en-GB', timeZone: 'Europe/Stockholm' } } as const;
const row = (name: RegExp) => screen.getByRole('link', { name });

describe('NotificationInbox', () => {
  it('has what is to be done and what is good to know as two lists, with how many there are', () => {
    renderWithTheme(inbox({ informationCount: 12 }));
    expect(within(screen.getByRole('list', { name: 'Action required 3' })).getAllByRole('listitem')).toHaveLength(3);
    expect(within(screen.getByRole('list', { name: 'Info 12' })).getAllByRole('listitem')).toHaveLength(4);
  });

  it('says which are unread', () => {
    renderWithTheme(inbox());
    expect(row(/Ticket 540 118/)).toHaveAccessibleName(/^Unread: Ticket/);
    expect(row(/Finished: optics/)).toHaveAccessibleName(/^Finished/);
  });

  it('writes when one came, nearer days in words', () => {
    renderWithTheme(inbox(), inZone);
    expect(row(/Ticket 540 118/)).toHaveTextContent('08:14');
    expect(row(/Finished: optics/)).toHaveTextContent('Yesterday');
    expect(row(/3 people added/)).toHaveTextContent('18 Nov');
  });

  it('says until when somebody has to answer, and when that is past', () => {
    renderWithTheme(inbox(), inZone);
    expect(row(/Cooling repair/)).toHaveTextContent(/Respond by 21 Nov.* 16:00/);
    expect(row(/Invoice/)).toHaveTextContent(/Response was due 15 Nov/);
  });

  it('says what is missing where a group or all of it is empty', () => {
    const { rerender } = renderWithTheme(inbox({ actions: [] }));
    expect(screen.getByText('Nothing needs your action')).toBeInTheDocument();
    rerender(inbox({ actions: [], information: [] }));
    expect(screen.getByRole('heading', { name: 'No notifications yet' })).toBeInTheDocument();
    rerender(inbox({ isLoading: true }));
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    rerender(inbox({ failure: 'Could not be loaded' }));
    expect(screen.getByText('Could not be loaded')).toBeInTheDocument();
  });
});

describe('onRead', () => {
  it('is told which one was opened, by a link or without an address', async () => {
    const onRead = jest.fn();
    renderWithTheme(inbox({ onRead }));
    await userEvent.click(screen.getByRole('button', { name: /Delivery moved/ }));
    expect(onRead.mock.calls).toEqual([['delivery']]);
  });
});

function Bell() {
  const [isRead, setRead] = useState(false);
  const mark = (list: NotificationInboxProps['actions']) =>
    list.map((one) => ({ ...one, isUnread: one.isUnread === true && !isRead }));
  return (
    <NotificationBell count={isRead ? 0 : 4}>
      {inbox({
        actions: mark(exampleActions),
        information: mark(exampleInformation),
        onReadAll: () => setRead(true),
      })}
    </NotificationBell>
  );
}

describe('NotificationBell', () => {
  it('says how many are unread, and opens them', async () => {
    renderWithTheme(<Bell />);
    const bell = screen.getByRole('button', { name: 'Notifications, 4 unread' });
    await userEvent.click(bell);
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveFocus();
    expect(await findViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(bell).toHaveFocus();
  });

  it('keeps the focus in the panel once all are read, and says so', async () => {
    renderWithTheme(<Bell />);
    await userEvent.click(screen.getByRole('button', { name: /Notifications/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(screen.queryByText(/^Unread/)).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    expect(screen.getByRole('status')).toHaveTextContent('All notifications are marked as read');
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  });

  it('closes itself for what follows a link', async () => {
    renderWithTheme(
      <NotificationBell count={0}>{(close) => <button onClick={close}>Follow</button>}</NotificationBell>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
