import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { DateTime } from './DateTime.tsx';

const meta = {
  title: 'Data/DateTime',
  component: DateTime,
  args: { value: '2024-11-21T13:05:00Z', timeZone: 'Europe/Stockholm' },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { format: 'dateTime' } };

/** Day, time, week and distance from now, as the reader’s language writes them. */
export const Formats: Story = {
  render: (args) => (
    <Stack gap={8}>
      {(['date', 'dateTime', 'time', 'isoDate'] as const).map((format) => (
        <DateTime key={format} {...args} format={format} />
      ))}
    </Stack>
  ),
};
