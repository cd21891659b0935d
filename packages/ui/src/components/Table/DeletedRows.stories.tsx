import { IconDots, IconTrash, IconUsers } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { exampleUsers, manyUsers, type ExampleUser } from './exampleUsers.tsx';
import { Table } from './Table.tsx';
import type { TableColumn } from './tableTypes.ts';

interface DeletedRowsProps {
  /** How many rows there are at first. */
  readonly count: number;
  /** When the row goes: with the dialog, or so many milliseconds after it. */
  readonly goesAfter: number | 'dialog';
  /** What the dialog is opened by. */
  readonly opener: 'button' | 'menu';
}

function DeletedRows({ count, goesAfter, opener }: DeletedRowsProps) {
  const [users, setUsers] = useState<readonly ExampleUser[]>(() =>
    count > exampleUsers.length ? manyUsers(count) : exampleUsers.slice(0, count),
  );
  const [asked, setAsked] = useState<ExampleUser>();
  const [isUpdating, setUpdating] = useState(false);
  const columns = useMemo<readonly TableColumn<ExampleUser>[]>(
    () => [
      { id: 'name', header: 'Name', cell: ({ name }) => name },
      {
        id: 'actions',
        header: 'Actions',
        isHeaderHidden: true,
        cell: (user) =>
          opener === 'button' ? (
            <IconButton icon={IconTrash} label={`Delete ${user.name}`} onClick={() => setAsked(user)} />
          ) : (
            <Menu
              icon={IconDots}
              isLabelHidden
              label={`Actions for ${user.name}`}
              groups={[{ items: [{ label: 'Delete', onSelect: () => setAsked(user) }] }]}
            />
          ),
      },
    ],
    [opener],
  );
  const remove = async () => {
    setUpdating(true);
    await new Promise((resolve) => setTimeout(resolve, 60));
    const goes = () => setUsers((all) => all.filter(({ id }) => id !== asked?.id));
    setUpdating(false);
    setAsked(undefined);
    if (goesAfter === 'dialog') goes();
    else setTimeout(goes, goesAfter);
  };
  return (
    <main>
      <Table
        label="Users"
        columns={columns}
        rows={users}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `#users/${id}`}
        empty={
          <EmptyState icon={IconUsers} title="No users yet">
            Those who get a login are listed here.
          </EmptyState>
        }
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title="Are you sure?"
        confirmLabel="Delete"
        isUpdating={isUpdating}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(undefined)}
      >
        The user {asked?.name} will be deleted.
      </ConfirmDialog>
    </main>
  );
}

/** Where the focus goes when the row that had it is deleted. */
const meta = {
  title: 'Data/TableDeletion',
  tags: ['!dev', '!autodocs'],
  component: DeletedRows,
  args: { count: 3, goesAfter: 'dialog', opener: 'button' },
} satisfies Meta<typeof DeletedRows>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Asks for one user to be deleted, and waits until that row has gone. */
async function deleteUser(canvasElement: HTMLElement, name: string, { opener }: DeletedRowsProps): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(
    canvas.getByRole('button', { name: `${opener === 'menu' ? 'Actions for' : 'Delete'} ${name}` }),
  );
  if (opener === 'menu') await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(canvas.queryByRole('link', { name })).not.toBeInTheDocument());
}

const linkOf = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('link', { name });

const rowByRow: Story['play'] = async ({ canvasElement, args }) => {
  // The row below, the row above where it was the last, and where none is left what stands in their place.
  await deleteUser(canvasElement, 'Alva Sandström', args);
  await waitFor(() => expect(linkOf(canvasElement, 'Anders Kjeldsen')).toHaveFocus());
  await deleteUser(canvasElement, 'Astrid Lindqvist', args);
  await waitFor(() => expect(linkOf(canvasElement, 'Anders Kjeldsen')).toHaveFocus());
  await deleteUser(canvasElement, 'Anders Kjeldsen', args);
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^No users yet/));
};

/** The row goes with the dialog: the focus goes to the row in its place. */
export const WithTheDialog: Story = { play: rowByRow };

/** What is fetched again once the dialog has closed takes the row away, after the dialog has given the focus back to it. */
export const AfterTheDialog: Story = { args: { goesAfter: 150 }, play: rowByRow };

/** Before the dialog could give the focus back. */
export const RightAfterTheDialog: Story = { args: { goesAfter: 0 }, play: rowByRow };

export const FromItsMenu: Story = { args: { opener: 'menu' }, play: rowByRow };

export const FromItsMenuLater: Story = { args: { opener: 'menu', goesAfter: 150 }, play: rowByRow };

const ofMany: Story['play'] = async ({ canvasElement, args }) => {
  await waitFor(() => expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-rowcount', '251'));
  await deleteUser(canvasElement, 'Anders Kjeldsen', args);
  await waitFor(() => expect(linkOf(canvasElement, 'Astrid Lindqvist')).toHaveFocus());
};

export const OfMany: Story = { args: { count: 250 }, play: ofMany };

export const OfManyLater: Story = { args: { count: 250, goesAfter: 150 }, play: ofMany };
