import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { CopyButton } from './CopyButton.tsx';

export default { title: 'Visual/CopyButton', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const Variants: StoryObj = {
  render: () => (
    <Inline gap={12}>
      <CopyButton value="1" label="Copy trace id" />
      <CopyButton value="1" size="small" />
      <CopyButton value="1" size="small" variant="ghost" />
      <CopyButton value="1" disabled />
    </Inline>
  ),
};
