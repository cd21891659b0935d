import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { shape: 'title', width: 40 } };

/** As many bars as the content will have lines, in its shape. */
export const ShapeOfContent: Story = {
  render: () => (
    <Stack aria-busy>
      <Inline gap={12} wraps={false}>
        <Skeleton shape="square" style={{ flex: 'none' }} />
        <Stack gap={8} style={{ flex: 1 }}>
          <Skeleton shape="title" width={50} />
          <Skeleton width={30} />
        </Stack>
      </Inline>
      <Skeleton />
      <Skeleton width={90} />
      <Skeleton width={95} />
    </Stack>
  ),
};
