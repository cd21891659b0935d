import { screen, within } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { MessageThread, type MessageThreadProps, type ThreadEntry } from './MessageThread.tsx';

const entries: readonly ThreadEntry[] = [
  { id: '1', author: 'Magnus Dahl', sentAt: '2023-11-20T15:20:00Z', text: 'We lose packets.' },
  { id: '2', happenedAt: '2023-11-20T15:41:00Z', text: 'In progress.' },
  {
    id: '3',
    author: 'Sofie Brandt',
    affiliation: 'Skerry',
    isFromOtherSide: true,
    sentAt: '2023-11-21T07:14:00Z',
    text: 'Thank you.',
    note: 'Waits for you',
    isUnread: true,
    files: [{ id: 'a', name: 'trace.txt', size: 14_000, href: '/files/a' }],
  },
];
const thread = (props: Partial<MessageThreadProps> = {}) => (
  <MessageThread aria-label="Messages" entries={entries} timeZone="UTC" {...props} />
);
describeComponent<HTMLUListElement>('MessageThread', thread);

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('entries', () => {
  it('say who, for whom, when and what, in the order given', () => {
    renderWithTheme(thread({ entries: entries.slice(0, 2) }));
    expect(screen.getByRole('list', { name: 'Messages' })).toBeInTheDocument();
    expect(lines()).toEqual(['MDMagnus Dahl20 Nov 2023, 15:20We lose packets.', 'In progress. 20 Nov 2023, 15:41']);
  });

  it('bring files, each a link with its size', () => {
    renderWithTheme(thread());
    const files = screen.getByRole('list', { name: 'Attached files' });
    expect(within(files).getByRole('link', { name: /^trace.txt 14/ })).toHaveAttribute('href', '/files/a');
  });

  it('say in words that they are unread', () => {
    renderWithTheme(thread());
    const [first, , last] = screen.getAllByRole('listitem');
    expect(last).toHaveTextContent('Unread');
    expect(first).not.toHaveTextContent('Unread');
  });
});

describe('hasDays', () => {
  it('names each day once, and leaves the entries their time', () => {
    renderWithTheme(thread({ hasDays: true, now: Date.parse('2023-11-21T09:00:00Z') }));
    const said = lines();
    expect(said[0]).toBe('Yesterday');
    expect(said[1]).toContain('15:20');
    expect(said[1]).not.toContain('Nov');
    expect(said.filter((line) => line === 'Today')).toHaveLength(1);
  });

  it('writes the date of days further away', () => {
    renderWithTheme(thread({ hasDays: true, now: Date.parse('2023-12-21T09:00:00Z') }));
    expect(lines()[0]).toBe('20 Nov 2023');
  });
});

describe('empty', () => {
  it('says that nobody has written', () => {
    renderWithTheme(thread({ entries: [] }));
    expect(lines()).toEqual(['There are no messages yet.']);
  });

  it('may be said in other words', () => {
    renderWithTheme(thread({ entries: [], empty: 'Ask us anything.' }));
    expect(lines()).toEqual(['Ask us anything.']);
  });
});

describe('isLoading', () => {
  it('is busy with shapes, and keeps what is there', () => {
    const { rerender } = renderWithTheme(thread({ entries: [], isLoading: true }));
    expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    rerender(thread({ isLoading: true }));
    expect(screen.getByText('We lose packets.')).toBeInTheDocument();
  });
});
