import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { CellLines } from './CellLines.tsx';
import { Table } from './Table.tsx';
import type { TableColumn } from './tableTypes.ts';

interface Service {
  readonly id: string;
  readonly name: string;
  readonly site: string;
}
const services: readonly Service[] = [{ id: 'S-1', name: 'Fibre to the harbour office', site: 'Havnegade 29' }];
const columns: readonly TableColumn<Service>[] = [
  {
    id: 'name',
    header: 'Service',
    cell: ({ name, id }) => (
      <CellLines detail={id} isId>
        {name}
      </CellLines>
    ),
  },
  { id: 'site', header: 'Site', cell: ({ site }) => site },
];

/** Lays out what there is no layout for: a column holds so many letters. */
function columnsHold(letters: number) {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(letters);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return this.childElementCount === 0 ? this.textContent.length : 0;
  });
}

function show(layout: 'auto' | 'fixed' = 'fixed') {
  renderWithTheme(
    <Table
      label="Services"
      layout={layout}
      lines={2}
      columns={columns}
      rows={services}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/services/${id}`}
    />,
  );
}
const bubble = (words: string) => screen.queryAllByText(words).find((element) => element.closest('table') === null);
const point = (at: HTMLElement) => {
  fireEvent.pointerOver(at, { pointerType: 'mouse' });
  act(() => void jest.advanceTimersByTime(300));
};

describe('A text that its column cuts off', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is shown whole while it is pointed at', () => {
    columnsHold(10);
    show();
    point(screen.getByText('Havnegade 29'));
    expect(bubble('Havnegade 29')).toBeVisible();
    fireEvent.pointerLeave(screen.getByRole('table').parentElement as HTMLElement);
    expect(bubble('Havnegade 29')).toBeUndefined();
  });

  it('is shown whole at once while its row has the focus of the keyboard, until Escape', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    columnsHold(20);
    show();
    await user.tab();
    // jsdom knows that the focus is the keyboard's only after the event that tells of it.
    fireEvent.focusIn(screen.getByRole('link'));
    act(() => void jest.advanceTimersByTime(0));
    expect(bubble('Fibre to the harbour office')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(bubble('Fibre to the harbour office')).toBeUndefined();
  });

  it('is left alone where there is room for it, and where the columns are as wide as their texts', () => {
    columnsHold(100);
    show();
    point(screen.getByText('Havnegade 29'));
    expect(bubble('Havnegade 29')).toBeUndefined();
  });

  it('is not read a second time', () => {
    columnsHold(10);
    show();
    point(screen.getByText('Havnegade 29'));
    expect(bubble('Havnegade 29')).toHaveAttribute('aria-hidden', 'true');
  });
});
