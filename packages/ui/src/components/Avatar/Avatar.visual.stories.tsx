import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

export default { title: 'Visual/Avatar', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const Sizes: StoryObj = {
  render: () => (
    <Inline gap={16}>
      <Avatar name="Astrid Lindqvist" size="small" on="header" />
      <Avatar name="Astrid Lindqvist" size="small" />
      <Avatar name="Astrid Lindqvist" />
      <Avatar name="Elin Wallgren" size="large" />
    </Inline>
  ),
};
