import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { exampleProfile } from './exampleProfile.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

export default {
  title: 'Visual/ProfileMenu',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

const Band = styled.div`
  display: flex;
  justify-content: flex-end;
  height: ${token.shell.headerHeight};
  margin-bottom: 460px;
  padding-inline: ${token.space[16]};
  background: ${token.header.bg};
`;

export const Open: StoryObj = {
  render: () => (
    <Band>
      <ProfileMenu {...exampleProfile} badge="Internal" />
    </Band>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { expanded: false }));
  },
};
