import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Tag } from './Tag.tsx';

const meta = { title: 'Data/Tag', component: Tag, args: { children: 'Operation staff' } } satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { dot: 2, children: 'critical' } };

/** A dot groups tags that belong together; the word carries the meaning. */
export const WithDots: Story = {
  render: () => (
    <Inline>
      <Tag dot={1}>HQ</Tag>
      <Tag dot={2}>critical</Tag>
      <Tag dot={3}>warehouse</Tag>
      <Tag dot={4}>terminal</Tag>
    </Inline>
  ),
};

/** An applied filter can be taken away. */
export const Removable: Story = {
  args: { children: 'In service', onRemove: () => undefined, removeLabel: 'Remove In service' },
};
