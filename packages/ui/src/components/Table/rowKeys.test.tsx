import { useState } from 'react';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Table } from './Table.tsx';
import { useTableSelection } from './TableSelection.tsx';

const people = ['Alva', 'Bente', 'Cecilia'];
const noOne: ReadonlySet<string> = new Set();

function People() {
  const [selected, setSelected] = useState(noOne);
  const selection = useTableSelection({
    rows: people,
    rowKey: String,
    nameOf: String,
    selected,
    onSelectedChange: setSelected,
  });
  return (
    <Table
      label="People"
      columns={[
        { id: 'name', header: 'Name', cell: String },
        { id: 'note', header: 'Note', cell: (name) => <input aria-label={`Note on ${name}`} /> },
      ]}
      rows={people}
      rowKey={String}
      rowHref={(name) => `#${name}`}
      selection={selection}
    />
  );
}

const link = (name: string) => screen.getByRole('link', { name });
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

describe('from within a row', () => {
  it('J and K go to the next and the last row, and stop at the ends', async () => {
    renderWithTheme(<People />);
    link('Alva').focus();
    await userEvent.keyboard('jj');
    expect(link('Cecilia')).toHaveFocus();
    await userEvent.keyboard('jk');
    expect(link('Bente')).toHaveFocus();
  });

  it('pass by what is open below a row', async () => {
    renderWithTheme(
      <Table
        label="People"
        columns={[{ id: 'name', header: 'Name', cell: String }]}
        rows={people}
        rowKey={String}
        rowHref={(name) => `#${name}`}
        rowDetails={(name) => (name === 'Alva' ? <a href="#more">More</a> : undefined)}
      />,
    );
    link('Alva').focus();
    await userEvent.keyboard('j');
    expect(link('Bente')).toHaveFocus();
    await userEvent.keyboard('k');
    expect(link('Alva')).toHaveFocus();
    link('More').focus();
    await userEvent.keyboard('j');
    expect(link('Bente')).toHaveFocus();
  });

  it('X selects the row, and again no longer', async () => {
    renderWithTheme(<People />);
    link('Bente').focus();
    await userEvent.keyboard('x');
    expect(box('Bente')).toBeChecked();
    expect(link('Bente')).toHaveFocus();
    await userEvent.keyboard('x');
    expect(box('Bente')).not.toBeChecked();
  });

  it('letters are typed in a field, and left to the browser with a modifier key', async () => {
    renderWithTheme(<People />);
    const field = screen.getByRole('textbox', { name: 'Note on Alva' });
    await userEvent.type(field, 'jxk');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('jxk');
    link('Alva').focus();
    await userEvent.keyboard('{Control>}j{/Control}{Meta>}x{/Meta}');
    expect(link('Alva')).toHaveFocus();
    expect(box('Alva')).not.toBeChecked();
  });
});
