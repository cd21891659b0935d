import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubMenu } from './SubMenu.tsx';

const meta = {
  title: 'Shell/SubMenu',
  component: SubMenu,
  args: {
    items: [
      { href: '#users', label: 'Users' },
      { href: '#groups', label: 'Groups' },
    ],
    currentPath: '#users',
  },
} satisfies Meta<typeof SubMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { currentPath: '#groups' } };

/** A figure behind the name says how much lies there. */
export const WithCounts: Story = {
  args: {
    items: [
      { href: '#services', label: 'Services', count: 214 },
      { href: '#sites', label: 'Sites', count: 61 },
      { href: '#orders', label: 'Orders' },
      { href: '#quotes', label: 'Quotes' },
    ],
    currentPath: '#services',
  },
};

/** A dot says that something there is not done, such as changes that are not saved. */
export const WithMark: Story = {
  args: {
    items: [
      { href: '#roles', label: 'Roles', mark: '2 unsaved changes' },
      { href: '#groups', label: 'Groups' },
    ],
    currentPath: '#groups',
  },
};

/** On a narrow window the row scrolls sideways. */
export const LongTexts: Story = {
  args: {
    items: ['Brukere', 'Brukergrupper', 'Varslingsinnstillinger', 'Tilgangsforespørsler', 'Endringslogg'].map(
      (label) => ({ href: `#${label}`, label }),
    ),
    currentPath: '#Brukere',
  },
};
