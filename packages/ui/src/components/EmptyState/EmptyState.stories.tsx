import { IconTicket } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { EmptyState } from './EmptyState.tsx';
import { NoMatchState } from './NoMatchState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    icon: IconTicket,
    title: 'No open tickets',
    children: 'When you report a fault or ask us something, you follow it here.',
    action: (
      <Button variant="primary" size="small">
        Create ticket
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <Sheet padding="none">
        <Story />
      </Sheet>
    ),
  ],
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { title: 'No users yet' } };

/** A filter leaves nothing: say what was searched, and offer to clear it. */
export const NoMatch: Story = {
  render: () => (
    <NoMatchState title={'No user matches "brahe"'} onClear={() => undefined}>
      Check the spelling, or clear the filter.
    </NoMatchState>
  ),
};
