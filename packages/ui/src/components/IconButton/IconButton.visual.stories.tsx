import { IconDotsVertical, IconX } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

export default {
  title: 'Visual/IconButton',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Inline gap={16}>
      <IconButton icon={IconDotsVertical} label="More" variant="secondary" />
      <IconButton icon={IconDotsVertical} label="More, disabled" variant="secondary" disabled />
      <IconButton icon={IconDotsVertical} label="More, loading" variant="secondary" isLoading />
      <IconButton icon={IconX} label="Close" />
      <IconButton icon={IconX} label="Close, small" size="small" />
      <IconButton icon={IconX} label="Close, disabled" disabled />
    </Inline>
  ),
};
