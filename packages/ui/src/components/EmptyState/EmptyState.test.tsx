import { IconTicket } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { NoMatchState } from './NoMatchState.tsx';

describeComponent<HTMLDivElement>('EmptyState', (props) => (
  <EmptyState icon={IconTicket} title="No open tickets" {...props} />
));
describeComponent<HTMLDivElement>('NoMatchState', (props) => (
  <NoMatchState title="No match" onClear={() => undefined} {...props} />
));
describeComponent<HTMLDivElement>('ErrorState', (props) => (
  <ErrorState title="Failed" onRetry={() => undefined} {...props} />
));

it('NoMatchState offers to clear the filter', async () => {
  const onClear = jest.fn();
  renderWithTheme(<NoMatchState title='No user matches "brahe"' onClear={onClear} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});

describe('ErrorState', () => {
  it('offers to try again', async () => {
    const onRetry = jest.fn();
    renderWithTheme(<ErrorState title="The users could not be fetched" onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('takes no second try while one is under way', async () => {
    const onRetry = jest.fn();
    renderWithTheme(<ErrorState title="The users could not be fetched" onRetry={onRetry} isRetrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).not.toHaveBeenCalled();
  });
});
