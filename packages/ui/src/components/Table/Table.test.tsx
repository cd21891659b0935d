import { screen, within } from '@testing-library/react';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import type { LinkProps } from '../../theme/KitContext.ts';
import { Table, type TableColumn, type TableProps } from './Table.tsx';

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

  it('makes the first column a real link of the provider', () => {
    const RouterLink = ({ href, children, ...rest }: LinkProps) => (
      <a {...rest} href={`/app${href}`}>
        {children}
      </a>
    );
    renderWithTheme(<Table {...given} />, { theme: { linkComponent: RouterLink } });
    expect(screen.getByRole('link', { name: 'Bente' })).toHaveAttribute('href', '/app/people/2');
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
});
