import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Dropdown } from '../Dropdown/Dropdown.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { openChooser } from './Chooser.tsx';
import { exampleCustomers } from './exampleOptions.ts';

function Customers({ filterThreshold = 5 }: { filterThreshold?: number }) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <MultiSelect
      label="Customers"
      options={exampleCustomers}
      filterThreshold={filterThreshold}
      value={value}
      onValueChange={setValue}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Customers' });
const isFetched = jest.spyOn(openChooser, 'isLoaded');
const load = jest.spyOn(openChooser, 'load');

beforeEach(() => {
  isFetched.mockReturnValue(false);
  load.mockClear();
});

describe('A field whose list is not there yet', () => {
  it('says what is chosen, and what it opens, without the list', () => {
    renderWithTheme(
      <Dropdown label="Customers" options={exampleCustomers} value="6120977" onValueChange={jest.fn()} />,
    );
    expect(field()).toHaveTextContent('Fjordvarme AS');
    expect(field()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(load).not.toHaveBeenCalled();
  });

  it('fetches its list when the pointer or the focus comes to it', async () => {
    renderWithTheme(<Customers />);
    await userEvent.hover(field());
    expect(load).toHaveBeenCalled();
    load.mockClear();
    await userEvent.tab();
    expect(field()).toHaveFocus();
    expect(load).toHaveBeenCalled();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens by a click, with the focus in the filter', async () => {
    renderWithTheme(<Customers />);
    await userEvent.click(field());
    expect(await screen.findByRole('combobox', { name: 'Filter' })).toHaveFocus();
    await userEvent.click(screen.getByRole('option', { name: /Fjordvarme/ }));
    expect(field()).toHaveTextContent('1 chosen');
  });

  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
    'opens by %j, and the focus stays in the field',
    async (key) => {
      renderWithTheme(<Customers filterThreshold={Infinity} />);
      await userEvent.tab();
      await userEvent.keyboard(key);
      expect(await screen.findByRole('listbox', { name: 'Customers' })).toBeVisible();
      expect(field()).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('listbox')).toBeNull();
      expect(field()).toHaveFocus();
    },
  );

  it('begins to filter with the letter that opened it', async () => {
    renderWithTheme(<Customers />);
    await userEvent.tab();
    await userEvent.keyboard('f');
    expect(await screen.findByRole('combobox', { name: 'Filter' })).toHaveValue('f');
  });

  it('says that the list is on its way, and nothing more once it was left', async () => {
    load.mockReturnValue(new Promise(() => {}));
    renderWithTheme(<Customers />);
    await userEvent.click(field());
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('status')).toBeNull();
    load.mockRestore();
  });
});

describe('A list that cannot be fetched', () => {
  it('is told where it would be, and is fetched anew by the next click', async () => {
    const failing = jest.spyOn(openChooser, 'load').mockRejectedValue(new Error('No network'));
    isFetched.mockReturnValue(false);
    renderWithTheme(<Customers />);
    await userEvent.click(field());
    expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be loaded. Try again.');
    failing.mockRestore();
    await userEvent.click(field());
    expect(await screen.findByRole('combobox', { name: 'Filter' })).toHaveFocus();
  });
});
