import { IconHeadset, IconMail } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer.tsx';

export default {
  title: 'Visual/Footer',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export const WithContacts: StoryObj = {
  render: () => (
    <Footer
      contacts={[
        { icon: IconHeadset, label: 'Customer support', value: '+46 8 465 004 20', href: 'tel:+46846500420' },
        { icon: IconMail, value: 'support@skerry.example', href: 'mailto:support@skerry.example' },
      ]}
      note="© 2024 Skerry"
    />
  ),
};
