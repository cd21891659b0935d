import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { ErrorState } from './ErrorState.tsx';

export default { title: 'Visual/ErrorState', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Stack>
      {[false, true].map((isRetrying) => (
        <Sheet key={String(isRetrying)} padding="none">
          <ErrorState title="The services could not be fetched" isRetrying={isRetrying} onRetry={() => undefined}>
            Information is not available at the moment. Your filters are kept.
          </ErrorState>
        </Sheet>
      ))}
    </Stack>
  ),
};
