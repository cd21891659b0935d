import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/renderWithTheme.tsx';
import { Table } from './Table.tsx';

interface Site {
  readonly name: string;
  readonly fault?: string;
}

const sites: readonly Site[] = [{ name: 'Piteå' }, { name: 'Odense', fault: 'Duplicate' }, { name: 'Boden' }];
const columns = [
  { id: 'name', header: 'Name', cell: ({ name }: Site) => name },
  { id: 'address', header: 'Address', cell: ({ name }: Site) => <button type="button">Address of {name}</button> },
  { id: 'note', header: 'Note', cell: ({ name }: Site) => <input aria-label={`Note on ${name}`} /> },
];

function Sites({ isGrid = true, rows = sites }: { isGrid?: boolean; rows?: readonly Site[] }) {
  return (
    <>
      <button type="button">Before</button>
      <Table
        label="Sites"
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        isGrid={isGrid}
        rowFoot={({ fault }) =>
          fault && (
            <>
              <button type="button">Keep</button>
              <button type="button">Remove</button>
              <div data-form="">
                <input aria-label="Contact" />
              </div>
            </>
          )
        }
      />
      <button type="button">After</button>
    </>
  );
}

/** The keys are fetched for grids alone: they are there once one row's head is the stop. */
async function renderSites(part: Parameters<typeof Sites>[0] = {}) {
  const view = renderWithTheme(<Sites {...part} />);
  await waitFor(() => expect(screen.getByRole('rowheader', { name: 'Piteå' })).toHaveAttribute('tabindex', '0'));
  return view;
}

const button = (name: string) => screen.getByRole('button', { name });

describe('a grid', () => {
  it('is one stop of the Tab key, at the cell that had the focus last', async () => {
    await renderSites({ rows: sites.filter(({ fault }) => fault === undefined) });
    button('Before').focus();
    await userEvent.tab();
    expect(screen.getByRole('rowheader', { name: 'Piteå' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(button('Address of Boden')).toHaveFocus();
    await userEvent.tab();
    expect(button('After')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(button('Address of Boden')).toHaveFocus();
  });

  it('is gone through with arrows, to what stands below a row and back to the column', async () => {
    await renderSites();
    button('Address of Odense').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(button('Keep')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(button('Remove')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(button('Address of Boden')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(button('Remove')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Control>}{Home}{/Control}');
    expect(screen.getByRole('rowheader', { name: 'Piteå' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('textbox', { name: 'Note on Piteå' })).toHaveFocus();
  });

  it('leaves the arrows to a field that is written in, and Tab to a form below a row', async () => {
    await renderSites();
    const field = screen.getByRole('textbox', { name: 'Note on Odense' });
    field.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    expect(field).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Contact' })).toHaveFocus();
  });

  it('is a table again, with each of its buttons a stop, where its cells are not written in', async () => {
    const { rerender } = await renderSites();
    rerender(<Sites isGrid={false} />);
    button('Before').focus();
    await userEvent.tab();
    expect(button('Address of Piteå')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(button('Address of Odense')).toHaveFocus();
  });
});
