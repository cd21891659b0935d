import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { uiMessagesDa, uiMessagesEn, uiMessagesNo, uiMessagesSv } from '@skerry/i18n/ui';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { ThemeProvider } from '../../theme/ThemeProvider.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Table } from './Table.tsx';
import type { TableColumn, TableSort } from './tableTypes.ts';

interface Order {
  readonly id: string;
}
const columns: readonly TableColumn<Order>[] = [
  { id: 'id', header: 'Order', cell: ({ id }) => id, isSortable: true },
  { id: 'site', header: 'Site', cell: () => 'Luleå' },
];

interface OrdersProps {
  readonly isLoading?: boolean;
  readonly rows?: readonly Order[];
}

function Orders({ isLoading = false, rows = [{ id: '1' }] }: OrdersProps) {
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<TableSort>();
  return (
    <Table
      label="Orders"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isLoading={isLoading}
      {...(sort && { sortedBy: sort })}
      onSortChange={setSort}
      foot={<Pagination page={page} pageCount={4} onPageChange={setPage} />}
    />
  );
}

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const wait = () => act(async () => jest.advanceTimersByTimeAsync(1000));
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('After paging and sorting, a table', () => {
  it('says nothing at first', async () => {
    renderWithTheme(<Orders />);
    await wait();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says which page is shown', async () => {
    renderWithTheme(<Orders />);
    await wait();
    await press('Next page');
    await wait();
    expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 4 is shown.');
  });

  it('says what it is sorted by', async () => {
    renderWithTheme(<Orders />);
    await wait();
    await press('Order');
    await wait();
    expect(screen.getByRole('status')).toHaveTextContent('Sorted by Order, ascending.');
    await press('Order');
    await wait();
    expect(screen.getByRole('status')).toHaveTextContent('Sorted by Order, descending.');
  });

  it('waits until the rows have come', async () => {
    const { rerender } = renderWithTheme(<Orders />);
    await wait();
    await press('Next page');
    rerender(<Orders isLoading />);
    await wait();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<Orders rows={[{ id: '2' }]} />);
    await wait();
    expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 4 is shown.');
  });

  it('says nothing of rows that changed by themselves', async () => {
    const { rerender } = renderWithTheme(<Orders />);
    await wait();
    rerender(<Orders isLoading />);
    await wait();
    rerender(<Orders rows={[{ id: '2' }]} />);
    await wait();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['en', uiMessagesEn, 'Next page', 'Page 2 of 4 is shown. Sorted by Order, ascending.'],
    ['sv', uiMessagesSv, 'Nästa sida', 'Sida 2 av 4 visas. Sorterat efter Order, stigande.'],
    ['nb', uiMessagesNo, 'Neste side', 'Side 2 av 4 vises. Sortert etter Order, stigende.'],
    ['da', uiMessagesDa, 'Næste side', 'Side 2 af 4 vises. Sorteret efter Order, stigende.'],
  ])('says both in %s', async (locale, messages, next, said) => {
    renderWithTheme(
      <ThemeProvider locale={locale} messages={messages}>
        <Orders />
      </ThemeProvider>,
    );
    await wait();
    await press('Order');
    await press(next);
    await wait();
    expect(screen.getByRole('status')).toHaveTextContent(said);
  });
});
