import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ExampleBand } from '../AppHeader/exampleHeader.tsx';
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

export const Open: StoryObj = {
  render: () => (
    <ExampleBand data-align="end">
      <MobileMenu
        groups={exampleGroups('#users')}
        profile={(close) => <ProfileMenu {...exampleProfile} placement="menu" onNavigate={close} />}
      />
    </ExampleBand>
  ),
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).queryByRole('button', { expanded: false });
    if (toggle) await userEvent.click(toggle);
  },
};
