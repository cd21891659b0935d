import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../primitives/Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#orders', children: 'SE-204 418' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As it stands in a text. */
export const Playground: Story = {};

export const InText: Story = {
  render: (args) => (
    <Text as="p" variant="reading">
      The fault was reported in ticket <Link {...args} /> and is being looked into.
    </Text>
  ),
};

export const Action: Story = { args: { variant: 'action', children: 'All orders' } };

export const Back: Story = { args: { variant: 'back', children: 'Back to users list' } };
