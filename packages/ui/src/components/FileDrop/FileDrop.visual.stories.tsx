import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { FileDrop } from './FileDrop.tsx';

export default {
  title: 'Visual/FileDrop',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const files = [
  { id: '1', name: 'sites.xlsx', size: 41_000, result: '' },
  {
    id: '2',
    name: 'a-very-long-name-of-a-drawing-of-the-building-entry-at-lindholmspiren-5.pdf',
    size: 8_400_000,
    result: '',
  },
];
const shared = { onValueChange: () => undefined, upload: async () => '' };

export const States: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <FileDrop label="Empty" value={[]} {...shared} maxSize={10_000_000} maxCount={10} accept=".pdf,.png" />
      <FileDrop label="Filled" value={files} {...shared} />
      <FileDrop label="Error" value={[]} error="No file found" {...shared} />
      <FileDrop label="Disabled" value={files} disabled {...shared} />
    </Stack>
  ),
};
