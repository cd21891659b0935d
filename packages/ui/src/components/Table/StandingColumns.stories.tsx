import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CellLines } from './CellLines.tsx';
import { exampleUsers, type ExampleUser } from './exampleUsers.tsx';
import { Table } from './Table.tsx';
import type { TableColumn } from './tableTypes.ts';

const UsersTable = Table<ExampleUser>;

const standingColumns: readonly TableColumn<ExampleUser>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name, email }) => <CellLines detail={email}>{name}</CellLines>,
    width: '200px',
  },
  { id: 'email', header: 'E-mail', cell: ({ email }) => email, width: '140px' },
  { id: 'roles', header: 'Roles', cell: ({ roles }) => roles.join(', '), shape: 'tags' },
];

const meta = {
  title: 'Data/TableColumns',
  component: UsersTable,
  args: {
    label: 'Users',
    columns: standingColumns,
    lines: 2,
    layout: 'fixed',
    rows: exampleUsers,
    rowKey: ({ id }) => id,
    rowHref: ({ id }) => `#users/${id}`,
  },
} satisfies Meta<typeof UsersTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two lines, columns that stand still: they are as wide while loading as with rows, whatever the rows say. */
export const StandingColumns: Story = {
  render: function StandingColumns(args) {
    const [isThere, setThere] = useState(true);
    return (
      <UsersTable
        {...args}
        rows={isThere ? args.rows : []}
        isLoading={!isThere}
        toolbar={
          <Button size="small" onClick={() => setThere(!isThere)}>
            Fetch
          </Button>
        }
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const widths = () => canvas.getAllByRole('columnheader').map((head) => head.getBoundingClientRect().width);
    const withRows = widths();
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch' }));
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(widths()).toEqual(withRows);
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch' }));
    await expect(widths()).toEqual(withRows);
  },
};

/** A text that its column cuts off is shown whole while it is pointed at, or while its row has the focus of the keyboard. */
export const CutTexts: Story = {
  args: { density: 'compact' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const whole = () =>
      within(document.body)
        .queryAllByText(/./)
        .filter((element) => element.matches('body > *'));
    const email = canvas.getByRole('cell', { name: 'astrid.lindqvist@havstrand.example' });
    await waitFor(
      async () => {
        // Chromium's own pointer lies somewhere, and may leave the table while this one enters it.
        if (whole().length === 0) await fireEvent.pointerOver(email, { pointerType: 'mouse' });
        await expect(whole().map(({ textContent }) => textContent)).toEqual([email.textContent]);
      },
      { interval: 400, timeout: 5000 },
    );
    await fireEvent.pointerOver(canvas.getByRole('columnheader', { name: 'Name' }), { pointerType: 'mouse' });
    await waitFor(() => expect(whole()).toEqual([]));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Alva/ })).toHaveFocus();
    await waitFor(() => expect(whole()).toHaveLength(1));
  },
};

/** What needs somebody stands first, each group under a heading of its own. */
export const Groups: Story = {
  args: {
    columns: [
      ...standingColumns,
      { id: 'phone', header: 'Phone', cell: ({ phone }) => phone, visibleFrom: 'veryLarge' },
    ],
    rows: [...exampleUsers].sort((a, b) => Number(a.isActive) - Number(b.isActive)),
    groupOf: ({ isActive }) =>
      isActive ? { id: 'active', label: 'Can log in' } : { id: 'inactive', label: 'Cannot log in', count: 1 },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rightOf = (element: Element) => Math.round(element.getBoundingClientRect().right);
    // A column that gave way leaves no room behind.
    await expect(canvas.queryByRole('columnheader', { name: 'Phone' })).not.toBeInTheDocument();
    await expect(rightOf(canvas.getByRole('columnheader', { name: 'Roles' }))).toBe(rightOf(canvas.getByRole('table')));
  },
};
