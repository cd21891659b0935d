import { IconArrowsExchange, IconDotsVertical, IconDownload, IconGauge, IconTrash } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    label: 'Manage service',
    groups: [
      {
        items: [
          { label: 'Change speed', icon: IconGauge, onSelect: fn() },
          { label: 'Move to another address', icon: IconArrowsExchange, onSelect: fn() },
          { label: 'Download agreement', icon: IconDownload, href: '#agreement' },
        ],
      },
      { items: [{ label: 'Cancel service', icon: IconTrash, isDestructive: true, onSelect: fn() }] },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = () => userEvent.click(screen.getByRole('button'));

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'ghost', size: 'small', align: 'end' } };

/** Arrow keys go through it, letters find what begins with them. */
export const Open: Story = { play: open };

/** In rows and on cards. The word is its tooltip. */
export const OnlyIcon: Story = { args: { label: 'More actions', icon: IconDotsVertical, isLabelHidden: true } };

/** The focus moves among the items, and is back on the button when one is chosen. */
export const WithKeys: Story = {
  args: {
    groups: [
      {
        items: [
          { label: 'Edit', onSelect: fn() },
          { label: 'Remove', onSelect: fn() },
        ],
      },
    ],
  },
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: 'Manage service' });
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: 'Remove' })).toHaveFocus();
    await userEvent.keyboard('e');
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.groups[0]?.items[0]?.onSelect).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
};

/** Groups with a heading, where there are many actions. */
export const Headings: Story = {
  args: {
    groups: [
      {
        label: 'Reports',
        items: [
          { label: 'Traffic', description: 'The last 24 hours.', href: '#traffic' },
          { label: 'Availability', description: 'This month and the one before.', href: '#availability' },
        ],
      },
      { label: 'Files', items: [{ label: 'Agreement', href: '#agreement' }] },
    ],
  },
  play: open,
};

/** Grey, but it can be reached and says why. */
export const Unavailable: Story = {
  args: {
    groups: [
      {
        items: [
          { label: 'Change speed', onSelect: fn() },
          {
            label: 'Cancel service',
            isDestructive: true,
            disabledReason: 'The agreement binds until 1 May 2027.',
            onSelect: fn(),
          },
        ],
      },
    ],
  },
  play: open,
};

/** The button says that something is being done. */
export const Loading: Story = { args: { isLoading: true } };

export const Disabled: Story = { args: { disabled: true } };
