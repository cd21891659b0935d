import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { ErrorState } from './ErrorState.tsx';

describeComponent<HTMLDivElement>('ErrorState', (props) => (
  <ErrorState title="Failed" onRetry={() => undefined} {...props} />
));

function List() {
  const [hasFailed, setFailed] = useState(true);
  return (
    <main>
      <Sheet title="Users">
        {hasFailed ? (
          <ErrorState title="The users could not be fetched" onRetry={() => setFailed(false)} />
        ) : (
          <button type="button">Alva Sandström</button>
        )}
      </Sheet>
    </main>
  );
}

describe('ErrorState', () => {
  it('offers to try again', async () => {
    const onRetry = jest.fn();
    renderWithTheme(<ErrorState title="The users could not be fetched" onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('takes no second try while one is under way, and keeps the focus', async () => {
    const onRetry = jest.fn();
    renderWithTheme(<ErrorState title="The users could not be fetched" onRetry={onRetry} isRetrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  });

  it('hands the focus to the section around it when the try succeeds, and the keyboard goes on from there', async () => {
    renderWithTheme(
      <StrictMode>
        <List />
      </StrictMode>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Users' })).toHaveFocus());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Alva Sandström' })).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Users' })).not.toHaveAttribute('tabindex');
  });

  it('leaves the focus alone that was elsewhere', async () => {
    const { rerender } = renderWithTheme(
      <section>
        <button type="button">Filter</button>
        <ErrorState title="Failed" />
      </section>,
    );
    screen.getByRole('button', { name: 'Filter' }).focus();
    rerender(
      <section>
        <button type="button">Filter</button>
      </section>,
    );
    await Promise.resolve();
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });
});
