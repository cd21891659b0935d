import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { fetchOverlays } from '../../testing/fetchOverlays.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterChips, type FilterChipsProps } from './FilterChips.tsx';
import { FilterPopover } from './FilterPopover.tsx';

beforeAll(fetchOverlays);

const chips = ['In service', 'Sweden'].map((label) => ({ id: label, label, onRemove: jest.fn() }));

describeComponent<HTMLDivElement>('FilterBar', (props) => <FilterBar search="Search" end="View" {...props} />);
describeComponent<HTMLDivElement>('FilterChips', (props) => (
  <FilterChips count="2 services" chips={chips} onClear={() => undefined} {...props} />
));
describeComponent<HTMLDivElement>('FilterPopover', (props) => (
  <FilterPopover label="Ordered" value="since 1 Oct" {...props}>
    Dates
  </FilterPopover>
));

describe('FilterPopover', () => {
  const button = () => screen.getByRole('button', { name: /Ordered/ });

  it('says its value and is marked while it has one', () => {
    const { rerender } = renderWithTheme(<FilterPopover label="Ordered">Dates</FilterPopover>);
    expect(button()).toHaveAccessibleName('Ordered');
    expect(button()).not.toHaveAttribute('data-chosen');
    rerender(
      <FilterPopover label="Ordered" value="since 1 Oct">
        Dates
      </FilterPopover>,
    );
    expect(button()).toHaveAccessibleName('Ordered: since 1 Oct');
    expect(button()).toHaveAttribute('data-chosen');
  });

  it('opens its fields, named as it is, and gives the focus back', async () => {
    renderWithTheme(
      <FilterPopover label="Ordered" value="since 1 Oct">
        <input aria-label="From" />
      </FilterPopover>,
    );
    await userEvent.click(button());
    const panel = screen.getByRole('dialog', { name: 'Ordered' });
    expect(within(panel).getByRole('textbox', { name: 'From' })).toBeInTheDocument();
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(button()).toHaveFocus();
  });
});

describe('FilterChips', () => {
  const show = (props: Partial<FilterChipsProps> = {}) =>
    renderWithTheme(<FilterChips count="214 of 231 services" chips={chips} {...props} />);

  it('says how many are found, so that a new number is read out', () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('214 of 231 services');
  });

  it('says that the count is on its way, and nothing of that once it is there', () => {
    const { rerender } = show({ count: undefined, loadingText: 'Loading the list' });
    expect(screen.getByText('Loading the list')).toBeInTheDocument();
    rerender(<FilterChips count="214 services" loadingText="Loading the list" chips={chips} />);
    expect(screen.queryByText('Loading the list')).not.toBeInTheDocument();
  });

  it('has one for each filter that holds, and each takes its own away', async () => {
    show();
    const list = screen.getByRole('list', { name: 'Filters in use' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Sweden' }));
    expect(chips.map(({ onRemove }) => onRemove.mock.calls.length)).toEqual([0, 1]);
  });

  it('gives the focus of a chip that is taken away to the next one, and of the last to what is left', async () => {
    function Chips() {
      const [left, setLeft] = useState(['In service', 'Sweden', 'Fibre']);
      const remove = (label: string) => setLeft(left.filter((one) => one !== label));
      return (
        <FilterChips
          count={`${left.length} filters`}
          chips={left.map((label) => ({ id: label, label, onRemove: () => remove(label) }))}
        />
      );
    }
    const { container } = renderWithTheme(<Chips />);
    screen.getByRole('button', { name: 'Remove Sweden' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Fibre' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove In service' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(container.firstElementChild).toHaveFocus();
  });

  it('clears all at once', async () => {
    const onClear = jest.fn();
    show({ onClear });
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onClear).toHaveBeenCalledTimes(1);
  });

  it('offers nothing to clear while nothing is filtered, or where that is not possible', () => {
    const { rerender } = show();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    rerender(<FilterChips count="231 services" chips={[]} onClear={() => undefined} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
