import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { BitRate } from './BitRate.tsx';

const meta = { title: 'Data/BitRate', component: BitRate, args: { value: 748_000_000 } } satisfies Meta<typeof BitRate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { value: 1_250_000_000 } };

/** Three digits, and the prefix that fits them. */
export const Prefixes: Story = {
  render: () => (
    <Stack gap={8}>
      {[950, 64_000, 748_000_000, 999_900_000, 100_000_000_000].map((value) => (
        <BitRate key={value} value={value} />
      ))}
    </Stack>
  ),
};
