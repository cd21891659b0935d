import { IconTicket } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { EmptyState } from './EmptyState.tsx';
import { NoMatchState } from './NoMatchState.tsx';

export default { title: 'Visual/EmptyState', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Stack>
      <Sheet padding="none">
        <EmptyState icon={IconTicket} title="No open tickets" action={<Button variant="primary">Create ticket</Button>}>
          When you report a fault or ask us something, you follow it here.
        </EmptyState>
      </Sheet>
      <Sheet padding="none">
        <NoMatchState title={'No user matches "brahe"'} onClear={() => undefined}>
          Check the spelling, or clear the filter.
        </NoMatchState>
      </Sheet>
    </Stack>
  ),
};
