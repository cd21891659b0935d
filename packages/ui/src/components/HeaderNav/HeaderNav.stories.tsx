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
