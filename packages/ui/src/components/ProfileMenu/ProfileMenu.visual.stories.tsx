import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ExampleBand } from '../AppHeader/exampleHeader.tsx';
import { exampleProfile } from './exampleProfile.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

export default {
  title: 'Visual/ProfileMenu',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export const Open: StoryObj = {
  render: () => (
    <ExampleBand data-align="end">
      <ProfileMenu {...exampleProfile} badge="Internal" />
    </ExampleBand>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { expanded: false }));
  },
};
