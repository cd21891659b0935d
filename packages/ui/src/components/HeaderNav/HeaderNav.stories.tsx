import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExampleBand } from '../AppHeader/exampleHeader.tsx';
import { exampleGroups } from '../AppHeader/exampleNavigation.ts';
import { HeaderNav } from './HeaderNav.tsx';

const meta = {
  title: 'Shell/HeaderNav',
  component: HeaderNav,
  args: { groups: exampleGroups('#users') },
  decorators: [
    (Story) => (
      <ExampleBand>
        <Story />
      </ExampleBand>
    ),
  ],
} satisfies Meta<typeof HeaderNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { groups: exampleGroups('#tickets') } };

/** Who may open little has few groups; a group without pages is not shown. */
export const FewPages: Story = {
  args: {
    groups: exampleGroups('#tickets').map((group) => ({
      ...group,
      items: group.items.filter(({ href }) => href === '#tickets' || href === '#contacts'),
    })),
  },
};

/** Where every link has room there is nothing more to open. */
export const AllShown: Story = {
  args: {
    groups: exampleGroups('#tickets').map((group) => ({
      ...group,
      items: group.items.filter(({ highlight }) => highlight === 1 || highlight === 'always'),
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isWide = matchMedia('(min-width: 62em)').matches;
    await expect(canvas.queryByRole('button', { name: 'More options' }) === null).toBe(isWide);
    if (isWide) await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
