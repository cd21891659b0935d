import { IconActivity, IconHeadset, IconMail } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    contacts: [
      { icon: IconHeadset, label: 'Customer support', value: '+46 8 465 004 20', href: 'tel:+46846500420' },
      { icon: IconActivity, label: 'Fault reports, 24 h', value: '+46 8 465 004 21', href: 'tel:+46846500421' },
      { icon: IconMail, value: 'support@skerry.example', href: 'mailto:support@skerry.example' },
    ],
    note: '© 2024 Skerry',
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { note: '© 2024 Granvik Net' } };

export const OnlyANote: Story = { args: { contacts: [] } };
