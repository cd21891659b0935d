import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Banner } from './Banner.tsx';

describeComponent<HTMLElement>('Banner', (props) => <Banner {...props}>This portal will be closed.</Banner>);

describe('Banner', () => {
  it('is a region that can be found by its name', () => {
    renderWithTheme(<Banner label="About this portal">This portal will be closed.</Banner>);
    expect(screen.getByRole('region', { name: 'About this portal' })).toHaveTextContent('This portal will be closed.');
  });

  it('stays where it cannot be put away', () => {
    renderWithTheme(<Banner>This portal will be closed.</Banner>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('asks to be put away', async () => {
    const onClose = jest.fn();
    renderWithTheme(<Banner onClose={onClose}>Deliveries are delayed.</Banner>);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('shows all of a folded notice and folds it again', async () => {
    renderWithTheme(<Banner foldsOnPhones>Deliveries are delayed.</Banner>);
    const button = screen.getByRole('button', { name: 'Show the whole notice', hidden: true });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('has the way to unfold it outermost, where no second tap puts it away', () => {
    renderWithTheme(
      <Banner foldsOnPhones onClose={() => undefined}>
        Deliveries are delayed.
      </Banner>,
    );
    const names = screen.getAllByRole('button', { hidden: true }).map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Close', 'Show the whole notice']);
  });
});
