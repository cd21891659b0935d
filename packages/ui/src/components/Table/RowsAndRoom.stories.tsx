import { IconDotsVertical, IconUserOff } from '@tabler/icons-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from '../Menu/Menu.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { exampleColumns, exampleUsers, type ExampleUser } from './exampleUsers.tsx';
import { Table } from './Table.tsx';

const UsersTable = Table<ExampleUser>;

/** What happens in narrow places, and in rows that hold more than text. */
const meta = {
  title: 'Data/TableRows',
  component: UsersTable,
  args: {
    label: 'Users',
    columns: exampleColumns,
    rows: exampleUsers,
    rowKey: ({ id }) => id,
    rowHref: ({ id }) => `#users/${id}`,
  },
} satisfies Meta<typeof UsersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const deactivate = fn();
const actionColumn = {
  id: 'actions',
  header: 'Actions',
  isHeaderHidden: true,
  cell: ({ name }: ExampleUser) => (
    <Menu
      label={`More for ${name}`}
      icon={IconDotsVertical}
      isLabelHidden
      variant="ghost"
      size="small"
      align="end"
      groups={[{ label: 'Login', items: [{ label: 'Deactivate', icon: IconUserOff, onSelect: deactivate }] }]}
    />
  ),
};

/** What is chosen in the menu of a row does what it says; only the rest of the row follows its link. */
export const RowMenu: Story = {
  args: { columns: [...exampleColumns.slice(0, 2), actionColumn] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const followed = fn();
    const onFollow = (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.closest('a[data-row-link]')) return;
      event.preventDefault();
      followed();
    };
    canvasElement.addEventListener('click', onFollow);
    deactivate.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'More for Alva Sandström' }));
    await userEvent.click(canvas.getByText('Login'));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Deactivate' }));
    await expect(deactivate).toHaveBeenCalledOnce();
    await expect(followed).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('alva.sandstrom@havstrand.example'));
    await expect(followed).toHaveBeenCalledOnce();
    canvasElement.removeEventListener('click', onFollow);
  },
};

/** Columns that need more room than there is: the rows scroll to the side within the sheet, and the page does not. */
export const TooWide: Story = {
  args: {
    label: 'Users in a narrow place',
    columns: exampleColumns.map((column) => ({
      ...column,
      visibleFrom: 'extraSmall',
      cell: (user: ExampleUser) => <span style={{ whiteSpace: 'nowrap' }}>{column.cell(user)}</span>,
    })),
    foot: <Pagination page={1} pageCount={3} hrefOf={(page) => `#page-${page}`} />,
  },
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ position: 'relative', maxWidth: 288, overflowX: 'auto' }}>
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = await canvas.findByRole('group', { name: 'Users in a narrow place' });
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    await expect(frame.clientWidth).toBeLessThanOrEqual(288);
    const place = canvas.getByTestId('place');
    await expect(place.scrollWidth).toBe(place.clientWidth);
    frame.focus();
    await expect(frame).toHaveFocus();
    frame.scrollLeft = 200;
    const { left } = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    frame.scrollLeft = 0;
    frame.blur();
  },
};
