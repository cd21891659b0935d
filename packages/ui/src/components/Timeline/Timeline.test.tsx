import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Timeline, type TimelineEvent } from './Timeline.tsx';

const events: readonly TimelineEvent[] = [
  { id: '1', title: 'Created', time: '14 Oct', by: 'Astrid', tone: 'positive' },
  { id: '2', title: 'Delivered', isUpcoming: true },
];
describeComponent<HTMLOListElement>('Timeline', (props) => <Timeline events={events} {...props} />);

describe('Timeline', () => {
  it('is a list in the order given, each event with its time and who', () => {
    renderWithTheme(<Timeline events={events} aria-label="Delivery" />);
    expect(screen.getByRole('list', { name: 'Delivery' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Created14 OctAstrid',
      'Delivered',
    ]);
  });

  it('marks what lies ahead', () => {
    renderWithTheme(<Timeline events={events} />);
    const [past, ahead] = screen.getAllByRole('listitem');
    expect(past).not.toHaveAttribute('data-upcoming');
    expect(ahead).toHaveAttribute('data-upcoming');
  });

  it('is busy while loading, and keeps the events that are there', () => {
    const { rerender } = renderWithTheme(<Timeline events={[]} isLoading />);
    expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    rerender(<Timeline events={events} isLoading />);
    expect(screen.getByText('Created')).toBeInTheDocument();
  });
});
