import { IconDots } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CommandPalette } from '../CommandPalette/CommandPalette.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

interface SavedLaterProps {
  /** What holds the form. */
  readonly frame: 'dialog' | 'drawer';
  /** What opens it, and is gone while it is open, but for the button. */
  readonly opener: 'button' | 'menu' | 'palette' | 'popover';
  /** How long the server takes. */
  readonly saves: number;
}

function SavedLater({ frame, opener, saves }: SavedLaterProps) {
  const [isOpen, setOpen] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [isUpdating, setUpdating] = useState(false);
  const open = () => setOpen(true);
  const save = async () => {
    setUpdating(true);
    await new Promise((resolve) => setTimeout(resolve, saves));
    setUpdating(false);
    setOpen(false);
  };
  const Frame = frame === 'drawer' ? Drawer : Dialog;
  return (
    <main>
      {opener === 'button' && <Button onClick={open}>Users</Button>}
      {opener === 'menu' && (
        <Menu label="Users" icon={IconDots} groups={[{ items: [{ label: 'Edit user', onSelect: open }] }]} />
      )}
      {opener === 'popover' && (
        <Popover label="Users" trigger={<Button>Users</Button>}>
          {(close) => (
            <Button
              onClick={() => {
                close();
                open();
              }}
            >
              Edit user
            </Button>
          )}
        </Popover>
      )}
      {opener === 'palette' && <Button onClick={() => setSearching(true)}>Users</Button>}
      <CommandPalette
        isOpen={isSearching}
        onClose={() => setSearching(false)}
        onCommand={open}
        groups={[{ id: 'actions', label: 'Actions', commands: [{ id: 'edit', label: 'Edit user' }] }]}
      />
      <Frame
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Edit user"
        isUpdating={isUpdating}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        footer={
          <Button variant="primary" type="submit" isLoading={isUpdating}>
            Save Changes
          </Button>
        }
      >
        <TextField label="First name" defaultValue="Elin" />
      </Frame>
    </main>
  );
}

/** Where the focus goes when what had it was over the page while the server answered. */
const meta = {
  title: 'Overlays/SavedLater',
  tags: ['!dev', '!autodocs'],
  component: SavedLater,
  args: { frame: 'dialog', opener: 'button', saves: 60 },
  play: async ({ canvasElement, args: { opener } }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Users' });
    await userEvent.click(button);
    if (opener === 'menu') await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit user' }));
    if (opener === 'popover') await userEvent.click(await screen.findByRole('button', { name: 'Edit user' }));
    if (opener === 'palette') await userEvent.click(await screen.findByRole('option', { name: 'Edit user' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'a{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 5000 });
    await waitFor(() => expect(button).toHaveFocus());
  },
} satisfies Meta<typeof SavedLater>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InADrawer: Story = { args: { frame: 'drawer' } };

export const InADrawerAfterASecond: Story = { args: { frame: 'drawer', saves: 1000 } };

export const FromAMenu: Story = { args: { opener: 'menu' } };

export const FromAPopover: Story = { args: { opener: 'popover' } };

/** The palette has gone when the dialog closes, and so has the command that opened it. */
export const FromAPalette: Story = { args: { opener: 'palette' } };

export const DrawerFromAPalette: Story = { args: { opener: 'palette', frame: 'drawer' } };
