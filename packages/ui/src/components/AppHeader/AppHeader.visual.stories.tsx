import type { Meta, StoryObj } from '@storybook/react-vite';
import { WideLogo } from '../Logo/WideLogo.tsx';
import { AppHeader } from './AppHeader.tsx';
import { exampleHeader } from './exampleHeader.tsx';
import { exampleGroups } from './exampleNavigation.ts';

const meta = {
  title: 'Visual/AppHeader',
  component: AppHeader,
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: exampleHeader('#users'),
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TickUnderMore: Story = {};

export const TickUnderAPage: Story = { args: { groups: exampleGroups('#services') } };

export const WithWideLogo: Story = { args: { logo: <WideLogo />, groups: exampleGroups('#quote-and-order') } };
