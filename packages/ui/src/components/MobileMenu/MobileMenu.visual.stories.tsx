import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { exampleGroups } from '../AppHeader/exampleNavigation.ts';
import { exampleProfile } from '../ProfileMenu/exampleProfile.tsx';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';

export default {
  title: 'Visual/MobileMenu',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta;

const Band = styled.div`
  position: relative;
  display: flex;
  justify-content: flex-end;
  height: ${token.shell.headerHeight};
  margin-bottom: 70vh;
  padding-inline: ${token.space[16]};
  background: ${token.header.bg};
`;

export const Open: StoryObj = {
  render: () => (
    <Band>
      <MobileMenu
        groups={exampleGroups('#users')}
        profile={(close) => <ProfileMenu {...exampleProfile} placement="menu" onNavigate={close} />}
      />
    </Band>
  ),
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).queryByRole('button', { expanded: false });
    if (toggle) await userEvent.click(toggle);
  },
};
