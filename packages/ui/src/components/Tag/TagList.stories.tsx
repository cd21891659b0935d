import type { Meta, StoryObj } from '@storybook/react-vite';
import { TagList } from './TagList.tsx';

const roles = ['Operation responsible', 'Operation staff', 'Delivery responsible', 'Purchaser'].map((label) => ({
  id: label,
  label,
}));

const meta = { title: 'Data/TagList', component: TagList, args: { items: roles.slice(0, 2) } } satisfies Meta<
  typeof TagList
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { items: roles.slice(0, 3) } };

/** Three from veryLarge up, two below; the rest is counted. */
export const More: Story = { args: { items: roles } };

/** On one line: as many as there is room for. */
export const Fitted: Story = {
  args: { items: roles, max: 'fit' },
  render: (args) => (
    <div style={{ width: 360 }}>
      <TagList {...args} />
    </div>
  ),
};
