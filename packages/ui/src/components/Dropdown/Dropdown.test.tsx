import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { fetchOverlays } from '../../testing/fetchOverlays.ts';
import { findViolations } from '../../testing/findViolations.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { exampleCustomers, exampleSites, exampleSitesByCountry } from '../Listbox/exampleOptions.ts';
import { Dropdown, type DropdownProps } from './Dropdown.tsx';

describeComponent<HTMLButtonElement>(
  'Dropdown',
  (props) => (
    <Dropdown
      label="Customer"
      options={exampleCustomers}
      value="4471820"
      onValueChange={() => undefined}
      error="Wrong"
      {...props}
    />
  ),
  { propsReach: 'control' },
);

function Customer(props: Partial<DropdownProps<string>>) {
  const [value, setValue] = useState<string | undefined>('4471820');
  return (
    <Dropdown
      label="Customer"
      options={exampleCustomers}
      {...props}
      value={value}
      onValueChange={(next) => {
        props.onValueChange?.(next);
        setValue(next);
      }}
    />
  );
}

beforeAll(fetchOverlays);
const field = () => screen.getByRole('combobox', { name: /Customer/ });
const filter = () => screen.queryByRole('combobox', { name: 'Filter' });
const labels = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('Dropdown', () => {
  it('has nothing of its list in the page while it is closed', () => {
    renderWithTheme(<Customer />);
    expect(screen.queryByRole('listbox', { hidden: true })).not.toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens on the chosen option, with the focus in the filter', async () => {
    renderWithTheme(<Customer />);
    await userEvent.click(field());
    expect(filter()).toHaveFocus();
    expect(filter()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    expect(screen.getByRole('dialog', { name: 'Customer' })).toContainElement(filter());
    expect(await findViolations()).toEqual([]);
  });

  it('gives the option that is clicked, closes, and gives the focus back', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Customer onValueChange={onValueChange} />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: /Fjordvarme/ }));
    expect(onValueChange.mock.calls).toEqual([['6120977']]);
    expect(filter()).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
    expect(field()).toHaveTextContent('Fjordvarme AS');
  });

  it('passes over what is disabled', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Customer onValueChange={onValueChange} />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: /Granvik kommun/ }));
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(onValueChange.mock.calls).toEqual([['7003316']]);
  });

  it('changes nothing with Escape, and leaves what is around it open', async () => {
    const onKeyDown = jest.fn();
    renderWithTheme(
      <div
        role="presentation"
        onKeyDown={({ key }) => {
          if (key === 'Escape') onKeyDown();
        }}
      >
        <Customer />
      </div>,
    );
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(filter()).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
    expect(field()).toHaveTextContent('Havstrand Logistik AB');
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledTimes(1);
  });

  it.each(['tab', 'a click outside'])('chooses nothing when it is left by %s', async (way) => {
    const onValueChange = jest.fn();
    renderWithTheme(
      <>
        <Customer onValueChange={onValueChange} />
        <button type="button">Outside</button>
      </>,
    );
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    if (way === 'tab') await userEvent.tab();
    else await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
    expect(filter()).not.toBeInTheDocument();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('stays open when the filter is clicked', async () => {
    renderWithTheme(<Customer />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('combobox', { name: 'Filter' }));
    expect(filter()).toBeInTheDocument();
  });

  it.each([
    ['disabled', { disabled: true }],
    ['readOnly', { readOnly: true }],
  ])('does not open while %s', async (_, props) => {
    renderWithTheme(<Customer {...props} />);
    await userEvent.click(field());
    act(() => field().focus());
    await userEvent.keyboard('{ArrowDown}h');
    expect(filter()).not.toBeInTheDocument();
  });

  it('says that it is required, invalid, and why', () => {
    renderWithTheme(<Customer required error="Choose a customer." />);
    expect(field()).toBeRequired();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Choose a customer.');
  });

  it('sends its value with a form under its name', () => {
    renderWithTheme(
      <form aria-label="Form">
        <Customer name="customer" />
      </form>,
    );
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('customer')).toBe('4471820');
  });
});

describe('Dropdown filterThreshold', () => {
  it.each([
    [5, false],
    [6, true],
  ])('with %i options has a filter: %s', async (count, has) => {
    renderWithTheme(<Customer options={exampleCustomers.slice(0, count)} />);
    await userEvent.click(field());
    expect(filter() !== null).toBe(has);
  });

  it('without a filter finds options by their first letters', async () => {
    renderWithTheme(<Customer filterThreshold={Infinity} />);
    await userEvent.tab();
    await userEvent.keyboard('fj{Enter}');
    expect(field()).toHaveTextContent('Fjordvarme AS');
  });
});

describe('Dropdown filter', () => {
  it('finds what holds every word, in label or second line, whatever the case', async () => {
    renderWithTheme(<Customer />);
    await userEvent.click(field());
    await userEvent.keyboard('447 HAV norge');
    expect(labels()).toEqual(['Havstrand Logistik Norge ASCustomer id 4471833']);
    expect(screen.getByRole('status')).toHaveTextContent('1 match');
  });

  it('takes the first match with Enter', async () => {
    renderWithTheme(<Customer />);
    await userEvent.click(field());
    await userEvent.keyboard('ør{Enter}');
    expect(field()).toHaveTextContent('Øresund Kabel A/S');
  });

  it('begins with the letter that is typed on the closed field', async () => {
    renderWithTheme(<Customer />);
    await userEvent.tab();
    await userEvent.keyboard('f');
    expect(filter()).toHaveValue('f');
    expect(filter()).toHaveFocus();
  });

  it('says when nothing is found, and Enter then changes nothing', async () => {
    const onValueChange = jest.fn();
    renderWithTheme(<Customer onValueChange={onValueChange} nothingFoundText="No such customer" />);
    await userEvent.click(field());
    await userEvent.keyboard('xyz');
    expect(screen.getByRole('status')).toHaveTextContent('No such customer');
    expect(filter()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('is empty again the next time', async () => {
    renderWithTheme(<Customer />);
    await userEvent.click(field());
    await userEvent.keyboard('fjord{Escape}{ArrowDown}');
    expect(filter()).toHaveValue('');
    expect(screen.getAllByRole('option')).toHaveLength(exampleCustomers.length);
  });

  it('leaves filtering to the caller who asks to be told', async () => {
    const onFilterChange = jest.fn();
    renderWithTheme(<Customer onFilterChange={onFilterChange} />);
    await userEvent.click(field());
    await userEvent.keyboard('xy');
    expect(onFilterChange.mock.calls).toEqual([['x'], ['xy']]);
    expect(screen.getAllByRole('option')).toHaveLength(exampleCustomers.length);
  });
});

describe('Dropdown with groups', () => {
  it('names each group, once for the eye and once for the ear', async () => {
    renderWithTheme(<Customer options={exampleSitesByCountry} />);
    await userEvent.click(field());
    const denmark = screen.getByRole('group', { name: 'Denmark' });
    expect(within(denmark).getAllByRole('option')).toHaveLength(2);
    expect(within(denmark).getByText('Denmark')).toHaveAttribute('aria-hidden', 'true');
    expect(await findViolations()).toEqual([]);
  });
});

describe('Dropdown with 10,000 options', () => {
  const options = exampleSites(10_000);

  it('has only some rows in the page, and says how many there are', async () => {
    renderWithTheme(<Customer options={options} />);
    await userEvent.click(field());
    // Until what shows a long list has been fetched, the first 60 are in the page.
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(40));
    const rows = screen.getAllByRole('option');
    expect(rows[0]).toHaveAttribute('aria-setsize', '10000');
    expect(rows[0]).toHaveAttribute('aria-posinset', '1');
  });

  it('filters all of them', async () => {
    renderWithTheme(<Customer options={options} />);
    await userEvent.click(field());
    await userEvent.keyboard('umeå 1000');
    expect(labels()).toEqual(['Umeå 1000']);
  });
});

describe('Dropdown that loads', () => {
  it('asks for more when the end of the list is in view, once', async () => {
    const onLoadMore = jest.fn();
    renderWithTheme(<Customer onLoadMore={onLoadMore} />);
    expect(onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(field());
    await waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(1));
  });

  it('asks for nothing while more are on their way, and says that they are', async () => {
    const onLoadMore = jest.fn();
    renderWithTheme(<Customer onLoadMore={onLoadMore} isLoading />);
    await userEvent.click(field());
    expect(onLoadMore).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });
});

describe('Dropdown variant filter', () => {
  it('says label and value on its button, and is marked while something is chosen', () => {
    const given = {
      variant: 'filter',
      label: 'Customer',
      options: exampleCustomers,
      onValueChange: () => undefined,
    } as const;
    const { rerender } = renderWithTheme(<Dropdown {...given} value={undefined} />);
    expect(field()).toHaveTextContent(/^Customer$/);
    expect(field().parentElement).not.toHaveAttribute('data-chosen');
    rerender(<Dropdown {...given} value="4471820" />);
    expect(field()).toHaveTextContent(/^Customer: ./);
    expect(field().parentElement).toHaveAttribute('data-chosen');
  });
});
