import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleSideNav } from './exampleSideNav.ts';
import { SideNav } from './SideNav.tsx';

const meta = {
  title: 'Shell/SideNav',
  component: SideNav,
  args: { items: exampleSideNav('queue'), label: 'Staff', onCollapsedChange: fn(), onValueChange: fn() },
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { items: exampleSideNav('orders'), isCollapsible: false } };

/** Icons alone: their names come to those who point, and a group makes room for its pages. */
export const Collapsed: Story = { args: { defaultCollapsed: true } };

/** Groups in a group are one step further in. */
export const Nested: Story = { args: { items: exampleSideNav('2024') } };

/** A closed group that the page is in says so, and how many things wait in it. */
export const ClosedGroup: Story = { args: { defaultValue: [] } };

/** A narrow window has a button that opens it in a drawer. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    // The test runner keeps its window: there the button is hidden.
    const button = screen.queryByRole('button', { name: 'Menu' });
    if (!button) return;
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Staff' })).toBeVisible();
  },
};
