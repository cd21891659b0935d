import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import type { LinkProps } from '../../theme/KitContext.ts';
import { Menu } from '../Menu/Menu.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Table, type TableProps } from './Table.tsx';
import type { TableColumn } from './tableTypes.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}
const people: readonly Person[] = [
  { id: '1', name: 'Alva', email: 'alva@havstrand.example' },
  { id: '2', name: 'Bente', email: 'bente@havstrand.example' },
];
const columns: readonly TableColumn<Person>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'email', header: 'E-mail', cell: ({ email }) => email, visibleFrom: 'large' },
  { id: 'edit', header: 'Edit', cell: ({ name }) => <button type="button">Edit {name}</button> },
];
const given: TableProps<Person> = {
  label: 'People',
  columns,
  rows: people,
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `/people/${id}`,
};

describeComponent<HTMLDivElement>('Table', (props) => <Table {...given} {...props} />);

describe('Table', () => {
  it('names itself, its columns and its rows', () => {
    renderWithTheme(<Table {...given} />);
    const table = screen.getByRole('table', { name: 'People' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', 'E-mail', 'Edit']);
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Alva', 'Bente']);
  });

  it('gives the focus of a row that goes away to the row in its place', async () => {
    const { rerender } = renderWithTheme(<Table {...given} />);
    screen.getByRole('button', { name: 'Edit Alva' }).focus();
    rerender(<Table {...given} rows={people.slice(1)} />);
    expect(screen.getByRole('link', { name: 'Bente' })).toHaveFocus();
  });

  it('takes no focus back that was given up before the row went away', async () => {
    const { rerender } = renderWithTheme(<Table {...given} />);
    const button = screen.getByRole('button', { name: 'Edit Alva' });
    button.focus();
    button.blur();
    await act(async () => undefined);
    rerender(<Table {...given} rows={people.slice(1)} />);
    expect(document.body).toHaveFocus();
  });

  it('keeps for screen readers the head of a column that says by itself what it is', () => {
    renderWithTheme(
      <Table {...given} columns={columns.map((column) => ({ ...column, isHeaderHidden: column.id === 'edit' }))} />,
    );
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Name', 'E-mail', 'Edit']);
    expect(heads.map(({ childElementCount }) => childElementCount)).toEqual([0, 0, 1]);
  });

  it('makes the first column a real link of the provider', () => {
    const RouterLink = ({ href, children, ...rest }: LinkProps) => (
      <a {...rest} href={`/app${href}`}>
        {children}
      </a>
    );
    renderWithTheme(<Table {...given} />, { theme: { linkComponent: RouterLink } });
    expect(screen.getByRole('link', { name: 'Bente' })).toHaveAttribute('href', '/app/people/2');
  });

  it('shows below a row what is open, over all columns, and keeps the focus in the row', async () => {
    const WithDetails = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <Table
          {...given}
          columns={[
            ...columns,
            {
              id: 'more',
              header: 'More',
              cell: ({ id }) => (
                <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                  More of {id}
                </button>
              ),
            },
          ]}
          rowDetails={({ id }) => (id === '1' && isOpen ? 'All about Alva' : undefined)}
        />
      );
    };
    renderWithTheme(<WithDetails />);
    expect(screen.getAllByRole('row')).toHaveLength(3);
    const more = screen.getByRole('button', { name: 'More of 1' });
    await userEvent.click(more);
    expect(screen.getAllByRole('row')[2]).toHaveTextContent('All about Alva');
    expect(screen.getByRole('cell', { name: 'All about Alva' })).toHaveAttribute('colspan', '4');
    expect(more).toHaveFocus();
    await userEvent.click(more);
    expect(screen.queryByText('All about Alva')).not.toBeInTheDocument();
  });

  it('has below the cells of a row what belongs to it, outside of its link', () => {
    renderWithTheme(
      <Table {...given} rowFoot={({ id }) => (id === '1' ? <button type="button">Decide</button> : null)} />,
    );
    expect(screen.getAllByRole('row')).toHaveLength(4);
    const foot = screen.getByRole('button', { name: 'Decide' }).closest('td');
    expect(foot).toHaveAttribute('colspan', '3');
    expect(foot?.closest('a')).toBeNull();
    expect(screen.getAllByRole('row')[2]).toContainElement(foot);
  });

  it('has no links where rows lead nowhere', () => {
    renderWithTheme(<Table label="People" columns={columns} rows={people} rowKey={({ id }) => id} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('marks the column that the rows are sorted by', () => {
    renderWithTheme(<Table {...given} sortedBy={{ columnId: 'email', direction: 'ascending' }} />);
    expect(screen.getByRole('columnheader', { name: 'E-mail' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');
  });

  it('tells its columns from which width they show, in head and body', () => {
    renderWithTheme(<Table {...given} />);
    expect(screen.getByRole('columnheader', { name: 'E-mail' })).toHaveAttribute('data-visible-from', 'large');
    expect(screen.getByText('alva@havstrand.example')).toHaveAttribute('data-visible-from', 'large');
  });

  it('tells its columns below which width they are the last, in head and body', () => {
    const [name, email] = given.columns;
    if (!name || !email) throw new Error('There are too few columns.');
    const city = { id: 'city', header: 'City', cell: () => 'Bergen', visibleFrom: 'medium' } as const;
    renderWithTheme(<Table {...given} rows={given.rows.slice(0, 1)} columns={[name, city, email]} />);
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('data-last-below', 'medium');
    expect(screen.getByRole('columnheader', { name: 'City' })).toHaveAttribute('data-last-below', 'large');
    expect(screen.getByText('Bergen')).toHaveAttribute('data-last-below', 'large');
    expect(screen.getByRole('columnheader', { name: 'E-mail' })).not.toHaveAttribute('data-last-below');
  });

  it('marks rows that are selected, inactive or being updated', () => {
    renderWithTheme(
      <Table
        {...given}
        rowState={({ id }) => ({ isSelected: id === '1', isInactive: id === '2', isUpdating: id === '2' })}
      />,
    );
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveAttribute('data-selected');
    expect(second).toHaveAttribute('data-inactive');
    expect(second).toHaveAttribute('aria-busy', 'true');
    expect(first).not.toHaveAttribute('aria-busy');
  });

  describe('prop: isLoading', () => {
    it('shows the shape of the rows, at most twelve, and says that it loads', () => {
      renderWithTheme(<Table {...given} rows={[]} isLoading expectedRows={25} empty="Nobody" />);
      expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
      expect(screen.getByRole('status')).toHaveTextContent('Loading');
      expect(screen.getAllByRole('row')).toHaveLength(1 + 12);
      expect(screen.queryByText('Nobody')).not.toBeInTheDocument();
    });

    it('keeps the rows that are there', () => {
      renderWithTheme(<Table {...given} isLoading />);
      expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
      expect(screen.getByRole('link', { name: 'Alva' })).toBeInTheDocument();
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
    });

    it('is not busy once it is done', () => {
      renderWithTheme(<Table {...given} />);
      expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    });
  });

  it('shows what stands for no rows, without its foot', () => {
    renderWithTheme(<Table {...given} rows={[]} empty="Nobody" foot="Foot" />);
    expect(screen.getByText('Nobody')).toBeInTheDocument();
    expect(screen.queryByText('Foot')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows an error in place of its rows and keeps the toolbar', () => {
    renderWithTheme(<Table {...given} error="Failed" toolbar="Filter" />);
    expect(screen.getByText('Failed')).toBeInTheDocument();
    expect(screen.getByText('Filter')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  describe('prop: rowHref', () => {
    const clicked = (event: string, init: MouseEventInit = {}) => {
      const follow = jest.fn((link: MouseEvent) => link.preventDefault());
      renderWithTheme(<Table {...given} />);
      screen.getByRole('link', { name: 'Bente' }).addEventListener('click', follow);
      fireEvent(
        screen.getByText('bente@havstrand.example'),
        new MouseEvent(event, { bubbles: true, cancelable: true, ...init }),
      );
      return follow.mock.calls.map(([{ ctrlKey, shiftKey }]) => ({ ctrlKey, shiftKey }));
    };

    it('follows the link from anywhere in the row', () => {
      expect(clicked('click')).toEqual([{ ctrlKey: false, shiftKey: false }]);
    });

    it('keeps the modifier keys, and opens a new tab by the middle button', () => {
      expect(clicked('click', { shiftKey: true })).toEqual([{ ctrlKey: false, shiftKey: true }]);
      document.body.innerHTML = '';
      expect(clicked('auxclick', { button: 1 })).toEqual([{ ctrlKey: true, shiftKey: false }]);
    });

    it('does nothing by the right button, or once text is marked', () => {
      expect(clicked('auxclick', { button: 2 })).toEqual([]);
      const marked = jest.spyOn(window, 'getSelection').mockImplementation(() => {
        const range = { type: 'Range', anchorNode: screen.getAllByText('bente@havstrand.example')[0] };
        return range as unknown as Selection;
      });
      document.body.innerHTML = '';
      expect(clicked('click')).toEqual([]);
      marked.mockRestore();
    });

    it('leaves buttons in the row alone', async () => {
      renderWithTheme(<Table {...given} />);
      const follow = jest.fn();
      screen.getByRole('link', { name: 'Alva' }).addEventListener('click', follow);
      await userEvent.click(screen.getByRole('button', { name: 'Edit Alva' }));
      expect(follow).not.toHaveBeenCalled();
    });

    it('leaves alone what a control of the row opened: its menu, its panel, whatever it says that it controls', async () => {
      const removed = jest.fn();
      const opened: readonly TableColumn<Person>[] = [
        { id: 'name', header: 'Name', cell: ({ name }) => name },
        {
          id: 'more',
          header: 'More',
          cell: ({ id }) => (
            <>
              <Menu
                label={`More ${id}`}
                groups={[{ label: 'Login', items: [{ label: 'Remove', onSelect: removed }] }]}
              />
              <Popover label="Facts" trigger={<button type="button">Facts {id}</button>}>
                Joined in May
              </Popover>
              <button type="button" aria-controls={`own-${id}`}>
                Own
              </button>
              <div id={`own-${id}`}>Words {id}</div>
            </>
          ),
        },
      ];
      renderWithTheme(
        <div role="dialog" aria-label="Choose">
          <Table {...given} columns={opened} />
        </div>,
      );
      const follow = jest.fn((link: Event) => link.preventDefault());
      screen.getByRole('link', { name: 'Alva' }).addEventListener('click', follow);
      await userEvent.click(screen.getByRole('button', { name: 'More 1' }));
      await userEvent.click(screen.getByText('Login'));
      await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
      expect(removed).toHaveBeenCalledTimes(1);
      await userEvent.click(screen.getByRole('button', { name: 'Facts 1' }));
      await userEvent.click(screen.getByText('Joined in May'));
      await userEvent.click(screen.getByText('Words 1'));
      expect(follow).not.toHaveBeenCalled();
      // The dialog around the table is none of its rows'.
      const cell = screen.getByText('Words 1').closest('td');
      await userEvent.click(cell ?? document.body);
      expect(follow).toHaveBeenCalledTimes(1);
    });
  });

  it('makes again only the row that changed', () => {
    const cell = jest.fn(({ name }: Person) => name);
    const kept: readonly TableColumn<Person>[] = [{ id: 'name', header: 'Name', cell }];
    const { rerender } = renderWithTheme(<Table {...given} columns={kept} />);
    expect(cell).toHaveBeenCalledTimes(2);
    const changed = [people[0] as Person, { ...(people[1] as Person), name: 'Bente Aasen' }];
    rerender(<Table {...given} columns={kept} rows={changed} rowHref={({ id }) => `/people/${id}`} />);
    expect(cell.mock.calls.slice(2)).toEqual([[changed[1]]]);
  });

  describe('prop: onSortChange', () => {
    const sortable = columns.map((column) => ({ ...column, isSortable: column.id === 'name' }));

    it('makes the heads of sortable columns buttons, and gives the direction to come', async () => {
      const onSortChange = jest.fn();
      const { rerender } = renderWithTheme(<Table {...given} columns={sortable} onSortChange={onSortChange} />);
      expect(within(screen.getByRole('columnheader', { name: 'E-mail' })).queryByRole('button')).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Name' }));
      rerender(
        <Table
          {...given}
          columns={sortable}
          onSortChange={onSortChange}
          sortedBy={{ columnId: 'name', direction: 'ascending' }}
        />,
      );
      await userEvent.click(screen.getByRole('button', { name: 'Name' }));
      expect(onSortChange.mock.calls).toEqual([
        [{ columnId: 'name', direction: 'ascending' }],
        [{ columnId: 'name', direction: 'descending' }],
      ]);
    });

    it('is text where nothing can be sorted', () => {
      renderWithTheme(<Table {...given} columns={sortable} />);
      expect(screen.queryByRole('button', { name: 'Name' })).not.toBeInTheDocument();
    });
  });

  describe('prop: isVirtual', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => ({
      id: `${index}`,
      name: `Person ${index}`,
      email: `${index}@havstrand.example`,
    }));
    beforeEach(() => {
      window.ResizeObserver = class {
        observe = () => undefined;
        unobserve = () => undefined;
        disconnect = () => undefined;
      };
    });
    const mounted = async (props: Partial<TableProps<Person>> = {}) => {
      renderWithTheme(<Table {...given} rows={many} {...props} />);
      await screen.findByRole('table');
      // The module for long tables is fetched.
      await act(async () => {
        await import('./VirtualBody.tsx');
      });
      return screen.getByRole('table');
    };

    it('has only the rows near the window in the page, and says how many there are and which these are', async () => {
      const table = await mounted();
      expect(table).toHaveAttribute('aria-rowcount', '1001');
      const rows = screen.getAllByRole('row');
      expect(rows.length).toBeLessThan(60);
      expect(rows[0]).toHaveAttribute('aria-rowindex', '1');
      expect(rows[1]).toHaveAttribute('aria-rowindex', '2');
    });

    it('prints the first 500 and says so', async () => {
      await mounted();
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      expect(screen.getAllByRole('rowheader')).toHaveLength(500);
      expect(screen.getByText('500 of 1,000 rows are printed.')).toBeInTheDocument();
      act(() => void window.dispatchEvent(new Event('afterprint')));
      expect(screen.getAllByRole('rowheader').length).toBeLessThan(60);
    });

    it('can be switched off', () => {
      renderWithTheme(<Table {...given} rows={many.slice(0, 250)} isVirtual={false} />);
      expect(screen.getAllByRole('rowheader')).toHaveLength(250);
      expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
    });
  });

  it('has between two rows what lies there', () => {
    renderWithTheme(<Table {...given} rowBefore={({ name }, before) => before && `From ${before.name} to ${name}`} />);
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toHaveLength(4);
    expect(rows[2]).toBe('From Alva to Bente');
  });

  it('with a height can be scrolled by the keyboard', () => {
    renderWithTheme(<Table {...given} height="400px" />);
    expect(screen.getByRole('group', { name: 'People' })).toHaveAttribute('tabindex', '0');
  });
});
