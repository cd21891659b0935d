import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
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

/** A clock time that is pointed at, or has the focus, says what it is in UTC. */
export const InUtc: Story = {
  args: { format: 'dateTime', tabIndex: 0 },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('21 Nov 2024, 13:05 UTC');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.hover(screen.getByText('21 Nov 2024, 14:05'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('21 Nov 2024, 13:05 UTC');
  },
};
