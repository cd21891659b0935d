import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Spinner } from './Spinner.tsx';

export default {
  title: 'Visual/Spinner',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

export const Sizes: StoryObj = {
  render: () => (
    <Inline gap={20}>
      <Spinner size="small" />
      <Spinner />
      <Spinner size="large" />
      <Spinner size="extraLarge" />
      <Spinner label="Fetching users…" />
    </Inline>
  ),
};
