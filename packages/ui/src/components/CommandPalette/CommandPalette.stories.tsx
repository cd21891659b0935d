import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandPaletteProps } from './CommandPaletteProps.ts';
import { exampleCommands, exampleRecent, searchServices } from './exampleCommands.ts';

const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
  args: {
    isOpen: true,
    onClose: () => undefined,
    onCommand: () => undefined,
    groups: exampleCommands,
    recent: exampleRecent,
  },
  render: (args) => <OpenedByKey {...args} />,
} satisfies Meta<typeof CommandPalette>;

/** As an application opens it: Ctrl K, ⌘ K, and a button for those who do not know the key. */
function OpenedByKey(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const [last, setLast] = useState('');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <div style={{ minHeight: 560, padding: 24 }}>
      <Button onClick={() => setOpen(true)}>Search, Ctrl K</Button>
      <p role="status">{last}</p>
      <CommandPalette
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onCommand={({ label }) => setLast(label)}
      />
    </div>
  );
}

/** As soon as the field has the focus. */
async function type(keys: string) {
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard(keys);
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { loadGroups: searchServices } };

/** Opened, searched and used without leaving the keys. */
export const ByKeyboard: Story = {
  play: async () => {
    await type('user{ArrowDown}{Enter}');
    await expect(await screen.findByText('Add a user')).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** What the application does not know beforehand comes from its servers. */
export const WithASource: Story = {
  args: { loadGroups: searchServices },
  play: async () => {
    await type('tromsø');
    await waitFor(() => expect(screen.getByRole('option', { name: /IP Link/ })).toBeVisible());
  },
};

/** One server failed: the rest is there. */
export const SourceFailed: Story = {
  args: { loadGroups: () => Promise.reject(new Error('503')) },
  play: async () => {
    await type('user');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Add a user' })).toBeVisible());
  },
};

export const NothingFound: Story = {
  play: async () => {
    await type('zebra');
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
  },
};
