import { useState } from 'react';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { chooseColumns, TableColumnChooser } from './TableColumnChooser.tsx';

const columns = ['name', 'email', 'phone', 'roles'].map((id) => ({ id, header: id }));
const idsOf = (shown: readonly string[]) => chooseColumns(columns, shown).map(({ id }) => id);

describeComponent<HTMLDivElement>('TableColumnChooser', (props) => (
  <TableColumnChooser columns={columns} shown={['name']} onShownChange={() => undefined} {...props} />
));

describe('chooseColumns', () => {
  it('gives the shown columns in their order, and always the first', () => {
    expect(idsOf(['roles', 'email'])).toEqual(['name', 'roles', 'email']);
    expect(idsOf([])).toEqual(['name']);
  });

  it('passes over columns that no longer exist', () => {
    expect(idsOf(['name', 'fax', 'phone'])).toEqual(['name', 'phone']);
  });
});

function Stateful() {
  const [shown, setShown] = useState<readonly string[]>(['name', 'email', 'roles']);
  return (
    <>
      <TableColumnChooser columns={columns} shown={shown} onShownChange={setShown} isOrderable />
      <output>{shown.join(' ')}</output>
    </>
  );
}

describe('TableColumnChooser', () => {
  it('shows and hides columns, but for the first', async () => {
    renderWithTheme(<Stateful />);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getByRole('checkbox', { name: 'name' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'phone' }));
    expect(screen.getByRole('status')).toHaveTextContent('name email phone roles');
    await userEvent.click(screen.getByRole('checkbox', { name: 'email' }));
    expect(screen.getByRole('status')).toHaveTextContent('name phone roles');
  });

  it('moves columns, never before the first, and keeps the focus on the button', async () => {
    renderWithTheme(<Stateful />);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move roles up' }));
    expect(screen.getByRole('status')).toHaveTextContent('name roles email');
    expect(screen.getByRole('button', { name: 'Move roles up' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Move roles up' }));
    expect(screen.getByRole('status')).toHaveTextContent('name roles email');
  });

  it('closes on Escape and gives the focus back', async () => {
    renderWithTheme(<Stateful />);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
  });
});
