import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { SubMenu } from './SubMenu.tsx';

export default { title: 'Visual/SubMenu', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const LongTexts: StoryObj = {
  render: () => (
    <SubMenu
      items={['Brukere', 'Brukergrupper', 'Varslingsinnstillinger', 'Tilgangsforespørsler'].map((label) => ({
        href: `#${label}`,
        label,
        count: label.length,
      }))}
      currentPath="#Brukere"
    />
  ),
};

/* The ring stands clear of the letters, at the edge too. */
export const Focused: StoryObj = {
  render: () => (
    <SubMenu
      items={[
        { href: '#services', label: 'Services', count: 205 },
        { href: '#sites', label: 'Sites', count: 48 },
      ]}
      currentPath="#services"
    />
  ),
  play: () => userEvent.tab(),
};
