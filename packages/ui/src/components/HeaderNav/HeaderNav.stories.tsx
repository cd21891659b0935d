import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { exampleGroups } from '../AppHeader/exampleNavigation.ts';
import { HeaderNav } from './HeaderNav.tsx';

const Band = styled.div`
  display: flex;
  height: ${token.shell.headerHeight};
  background: ${token.header.bg};
`;

const meta = {
  title: 'Shell/HeaderNav',
  component: HeaderNav,
  args: { groups: exampleGroups('#users') },
  decorators: [
    (Story) => (
      <Band>
        <Story />
      </Band>
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
