import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from './Link.tsx';

export default {
  title: 'Visual/Link',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

export const Variants: StoryObj = {
  render: () => (
    <Inline gap={24}>
      <Link href="#order">SE-204 418</Link>
      <Link href="#orders" variant="action">
        All orders
      </Link>
      <Link href="#users" variant="back">
        Back to users list
      </Link>
    </Inline>
  ),
};
