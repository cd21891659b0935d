import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Shell/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { href: '#services', label: 'Sites and services' },
      { href: '#sites', label: 'Sites' },
    ],
    current: 'Hamngatan 37, Stockholm',
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { current: 'SE-204 418' } };

/** Only the way up is left: the same as the back link of a page. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** What is too long is cut off, and shown whole while it has the focus. */
export const LongTexts: Story = {
  args: {
    items: [
      { href: '#a', label: 'Brukeradministrasjon og varslingsinnstillinger' },
      { href: '#b', label: 'Tilgangsforespørsler som venter på godkjenning' },
    ],
    current: 'Fjordheim Sjømat og Havbrukstjenester AS, avdeling Nordøyane',
  },
};
