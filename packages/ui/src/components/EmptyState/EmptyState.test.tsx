import { IconTicket } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { EmptyState } from './EmptyState.tsx';
import { NoMatchState } from './NoMatchState.tsx';

describeComponent<HTMLDivElement>('EmptyState', (props) => (
  <EmptyState icon={IconTicket} title="No open tickets" {...props} />
));
describeComponent<HTMLDivElement>('NoMatchState', (props) => (
  <NoMatchState title="No match" onClear={() => undefined} {...props} />
));

it('NoMatchState offers to clear the filter', async () => {
  const onClear = jest.fn();
  renderWithTheme(<NoMatchState title='No user matches "brahe"' onClear={onClear} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});

it('NoMatchState offers what finds more before what clears the filter', () => {
  renderWithTheme(<NoMatchState title="No match" action={<button>Show those 2</button>} onClear={() => undefined} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Show those 2', 'Clear filter']);
});
