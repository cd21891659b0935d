import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'Data/Avatar', component: Avatar, args: { name: 'Astrid Lindqvist' } } satisfies Meta<
  typeof Avatar
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { name: 'Elin Wallgren', size: 'large' } };

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={16}>
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
    </Inline>
  ),
};
