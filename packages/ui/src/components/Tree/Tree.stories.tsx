import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleClosed, exampleRooms } from './exampleTree.ts';
import { Tree } from './Tree.tsx';

const meta = {
  title: 'Forms/Tree',
  component: Tree,
  args: {
    label: 'Rooms',
    items: exampleRooms,
    defaultExpanded: ['gbg', 'gbg-204'],
    defaultValue: ['gbg-204'],
    onValueChange: fn(),
    onExpandedChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { selection: 'none' } };

/** Each is ticked by itself: what lies in it is not. */
export const Several: Story = { args: { selection: 'multiple', defaultValue: ['gbg-204', 'gbg-204-Rack B07'] } };

/** Arrow keys move, open and close. */
export const ByKeyboard: Story = {
  args: { defaultExpanded: [], defaultValue: [] },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(screen.getByRole('treeitem', { name: 'Room 2.04' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['gbg-204']);
  },
};

/** What lies in an item is loaded when it is first opened. */
export const Lazy: Story = {
  args: {
    items: exampleClosed,
    defaultExpanded: ['gbg'],
    defaultValue: [],
    loadItems: async (item) => [{ value: `${item.value}-1`, label: 'Room 1' }],
  },
};

/** It could not be loaded: the row says so, and tries again. */
export const Failed: Story = {
  args: {
    items: exampleClosed,
    defaultExpanded: ['gbg'],
    defaultValue: [],
    loadItems: () => Promise.reject(new Error('No network')),
  },
};

export const Loading: Story = {
  args: {
    items: exampleClosed,
    defaultExpanded: ['gbg'],
    defaultValue: [],
    loadItems: () => new Promise(() => undefined),
  },
};
