import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ExampleBand } from '../AppHeader/exampleHeader.tsx';
import { exampleGroups } from '../AppHeader/exampleNavigation.ts';
import { exampleProfile } from '../ProfileMenu/exampleProfile.tsx';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const meta = {
  title: 'Shell/MobileMenu',
  component: MobileMenu,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { groups: exampleGroups('#users') },
  decorators: [
    (Story) => (
      <ExampleBand data-align="end">
        <Story />
      </ExampleBand>
    ),
  ],
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { groups: exampleGroups('#invoices') } };

/** The pages, and below them what belongs to the user. */
export const OpenWithProfile: Story = {
  args: { profile: (close) => <ProfileMenu {...exampleProfile} placement="menu" onNavigate={close} /> },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).queryByRole('button', { name: 'Menu' });
    if (toggle) await userEvent.click(toggle);
  },
};
