import { IconUsers } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Icon } from './Icon.tsx';

const meta = { title: 'Layout/Icon', component: Icon, args: { icon: IconUsers } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'large' } };

/** Small in rows, medium in buttons and heads. */
export const Sizes: Story = {
  render: () => (
    <Inline>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Icon key={size} icon={IconUsers} size={size} />
      ))}
    </Inline>
  ),
};
