import { IconUsers } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { menuItem, MenuSurface } from './MenuSurface.styles.ts';

const meta = { title: 'Overlays/MenuSurface', component: MenuSurface } satisfies Meta<typeof MenuSurface>;

const Item = styled.a`
  ${menuItem}
`;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <MenuSurface style={{ width: 240 }}>
      <Item href="#users" aria-current="page">
        <Icon icon={IconUsers} />
        Users
      </Item>
      <Item href="#contacts">Contacts</Item>
    </MenuSurface>
  ),
};
