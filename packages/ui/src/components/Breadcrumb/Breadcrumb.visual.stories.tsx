import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';

export default { title: 'Visual/Breadcrumb', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const Default: StoryObj = {
  render: () => (
    <Breadcrumb
      items={[
        { href: '#services', label: 'Sites and services' },
        { href: '#sites', label: 'Sites' },
      ]}
      current="Hamngatan 37, Stockholm"
    />
  ),
};
