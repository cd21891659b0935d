import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { 'aria-hidden': true } };

/** A line between groups, across or upright. */
export const Groups: Story = {
  render: () => (
    <Stack>
      <Text>Contact</Text>
      <Divider />
      <Text>Address</Text>
    </Stack>
  ),
};
