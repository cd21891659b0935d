import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { count: 3, label: '3 tickets wait for you' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'attention', count: 12 } };

/** Beside the word that it belongs to. */
export const WithAWord: Story = {
  render: (args) => (
    <Inline gap={8}>
      Tickets <Badge {...args} tone="attention" />
    </Inline>
  ),
};

/** Beyond the limit the exact number helps nobody. */
export const OverTheLimit: Story = { args: { count: 120, label: '120 unread messages' } };

export const Dot: Story = { args: { variant: 'dot', tone: 'info', label: 'there is news' } };
