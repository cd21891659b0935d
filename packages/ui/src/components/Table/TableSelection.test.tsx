import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fetchOverlays } from '../../testing/fetchOverlays.ts';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Table } from './Table.tsx';
import { useTableSelection } from './TableSelection.tsx';
import type { TableColumn } from './tableTypes.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}
const people: readonly Person[] = ['Alva', 'Bente', 'Cecilia', 'Dag'].map((name) => ({ id: name.toLowerCase(), name }));
const cell = jest.fn(({ name }: Person) => name);
const columns: readonly TableColumn<Person>[] = [{ id: 'name', header: 'Name', cell }];

function People({ initially = [], words }: { initially?: readonly string[]; words?: string }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(initially));
  const selection = useTableSelection({
    rows: people,
    rowKey: ({ id }) => id,
    nameOf: ({ name }) => name,
    selected,
    onSelectedChange: setSelected,
    words,
    actions: <button type="button">Remove {[...selected].join(', ')}</button>,
  });
  return (
    <Table
      label="People"
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      selection={selection}
      toolbar="Toolbar"
    />
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });
/** Which column takes the room that no other asks for, and on which windows. */
const widening = (own: readonly TableColumn<Person>[]) => {
  function Widths() {
    const selection = useTableSelection({
      rows: people,
      rowKey: ({ id }) => id,
      nameOf: ({ name }) => name,
      selected: new Set<string>(),
      onSelectedChange: () => undefined,
    });
    return (
      <Table label="People" columns={own} rows={people} rowKey={({ id }) => id} selection={selection} layout="fixed" />
    );
  }
  renderWithTheme(<Widths />);
  return screen.getAllByRole('columnheader').map((head) => head.dataset['widens']);
};
const all = () => box('Select all rows on this page');
const isShown = (words: string) => within(screen.getByRole('group', { name: 'Selected rows' })).getByText(words);

describe('useTableSelection', () => {
  it('gives every row a check box with its name, and marks those that are selected', async () => {
    renderWithTheme(<People />);
    await userEvent.click(box('Select Bente'));
    expect(box('Select Bente')).toBeChecked();
    expect(box('Select Alva')).not.toBeChecked();
    expect(screen.getAllByRole('row')[2]).toHaveAttribute('data-selected');
  });

  it('puts count, actions and a way to clear in the place of the toolbar, and says the count', async () => {
    renderWithTheme(<People initially={['alva', 'dag']} />);
    expect(isShown('2 selected')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('2 selected');
    expect(screen.getByRole('button', { name: 'Remove alva, dag' })).toBeInTheDocument();
    expect(screen.queryByText('Toolbar')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.getByText('Toolbar')).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says what is selected in words of its own', () => {
    renderWithTheme(<People initially={['alva', 'dag']} words="2 people in 1 group" />);
    expect(isShown('2 people in 1 group')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('2 people in 1 group');
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
  });

  it('has the rest behind one button on phones, in a panel that an action closes', async () => {
    renderWithTheme(<People initially={['alva']} />);
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    const panel = within(screen.getByRole('dialog', { name: 'More actions' }));
    expect(panel.getByRole('button', { name: 'Clear selection' })).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Remove alva' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus();
  });

  it('selects all on the page, keeps those of other pages, and is half ticked in between', async () => {
    renderWithTheme(<People initially={['someone else', 'alva']} />);
    expect(all()).toBePartiallyChecked();
    await userEvent.click(all());
    expect(all()).toBeChecked();
    expect(isShown('5 selected')).toBeInTheDocument();
    await userEvent.click(all());
    expect(isShown('1 selected')).toBeInTheDocument();
  });

  it('with the Shift key selects a whole run, in either direction', async () => {
    const user = userEvent.setup();
    renderWithTheme(<People />);
    await user.click(box('Select Dag'));
    await user.keyboard('{Shift>}');
    await user.click(box('Select Bente'));
    expect(isShown('3 selected')).toBeInTheDocument();
    expect(box('Select Cecilia')).toBeChecked();
    expect(box('Select Alva')).not.toBeChecked();
  });

  it('selects on from what is selected, and makes only that row again', async () => {
    renderWithTheme(<People />);
    await userEvent.click(box('Select Alva'));
    cell.mockClear();
    await userEvent.click(box('Select Bente'));
    expect(cell.mock.calls).toEqual([[people[1]]]);
    expect(isShown('2 selected')).toBeInTheDocument();
  });

  it.each([
    ['small', 'small'],
    ['large', 'large'],
    [undefined, undefined],
  ] as const)(
    'keeps the check boxes narrow where the column with room to spare shows from %s',
    (visibleFrom, below) => {
      const city: TableColumn<Person> = {
        id: 'city',
        header: 'City',
        cell: () => 'Oslo',
        ...(visibleFrom && { visibleFrom }),
      };
      expect(widening([{ id: 'name', header: 'Name', width: '11rem', cell }, city])).toEqual([below, undefined]);
    },
  );

  it('keeps the check boxes narrow where every column has a width of its own', () => {
    expect(widening([{ id: 'name', header: 'Name', width: '11rem', cell }])).toEqual(['always']);
  });
});

describe('the focus after the bar is gone', () => {
  function Removing({ asks = false, staysOpen = false }: { asks?: boolean; staysOpen?: boolean }) {
    const [rows, setRows] = useState(people);
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    const [isAsking, setAsking] = useState(false);
    const remove = () => {
      setRows(rows.filter(({ id }) => !selected.has(id)));
      setSelected(new Set());
      if (!staysOpen) setAsking(false);
    };
    const selection = useTableSelection({
      rows,
      rowKey: ({ id }) => id,
      nameOf: ({ name }) => name,
      selected,
      onSelectedChange: setSelected,
      primaryAction: (
        <button type="button" onClick={asks ? () => setAsking(true) : remove}>
          Remove
        </button>
      ),
    });
    return (
      <>
        <Table
          label="People"
          data-testid="table"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          selection={selection}
          empty="Nobody"
        />
        <ConfirmDialog
          isOpen={isAsking}
          title="Remove them?"
          confirmLabel="Yes"
          cancelLabel="Done"
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        >
          They go.
        </ConfirmDialog>
      </>
    );
  }
  beforeAll(fetchOverlays);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('is on the check box for all rows', async () => {
    renderWithTheme(<Removing />);
    await userEvent.click(box('Select Bente'));
    await press('Remove');
    expect(all()).toHaveFocus();
  });

  it('is there also where a dialog asked first', async () => {
    renderWithTheme(<Removing asks />);
    await userEvent.click(box('Select Bente'));
    await press('Remove');
    await press('Yes');
    await waitFor(() => expect(all()).toHaveFocus());
  });

  it('is there also where the dialog is closed later', async () => {
    renderWithTheme(<Removing asks staysOpen />);
    await userEvent.click(box('Select Bente'));
    await press('Remove');
    await press('Yes');
    await press('Done');
    await waitFor(() => expect(all()).toHaveFocus());
  });

  it('is on the table where no row is left', async () => {
    renderWithTheme(<Removing />);
    await userEvent.click(all());
    await press('Remove');
    expect(screen.getByText('Nobody')).toBeInTheDocument();
    expect(screen.getByTestId('table')).toHaveFocus();
  });

  it('stays on the box that was unticked last', async () => {
    renderWithTheme(<Removing />);
    await userEvent.click(box('Select Bente'));
    screen.getByRole('button', { name: 'Remove' }).focus();
    await userEvent.click(box('Select Bente'));
    expect(box('Select Bente')).toHaveFocus();
  });
});
