import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Duration } from './Duration.tsx';

const meta = { title: 'Data/Duration', component: Duration, args: { seconds: 7_500 } } satisfies Meta<typeof Duration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { seconds: 200_000, width: 'long' } };

/** The two largest units; a second unit stands only beside its neighbour. */
export const Units: Story = {
  render: () => (
    <Stack gap={8}>
      {[24, 1_440, 7_500, 86_405, 200_000].map((seconds) => (
        <Duration key={seconds} seconds={seconds} />
      ))}
    </Stack>
  ),
};
