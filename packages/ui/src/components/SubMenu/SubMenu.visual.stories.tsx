import type { Meta, StoryObj } from '@storybook/react-vite';
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
