import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Note } from './Note.tsx';

export default {
  title: 'Visual/Note',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const tones = ['neutral', 'info', 'positive', 'attention', 'critical', 'limit', 'draft'] as const;

export const Tones: StoryObj = {
  render: () => (
    <Stack gap={12}>
      {tones.map((tone) => (
        <Note key={tone} tone={tone}>
          <strong>{tone}.</strong> At least one NOC contact must remain.
        </Note>
      ))}
    </Stack>
  ),
};
