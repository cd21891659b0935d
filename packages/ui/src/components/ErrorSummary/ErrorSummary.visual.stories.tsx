import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from './ErrorSummary.tsx';

export default {
  title: 'Visual/ErrorSummary',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

export const Lines: StoryObj = {
  render: () => (
    <ErrorSummary
      submitCount={1}
      errors={{
        lastName: { type: 'required', message: 'You have to enter a last name.' },
        root: { server: { type: '409', message: 'Somebody has changed the user meanwhile.' } },
      }}
    />
  ),
};
