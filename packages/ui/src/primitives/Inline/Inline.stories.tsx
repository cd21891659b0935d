import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: {
    children: ['First', 'Second', 'Third'].map((word) => (
      <Box key={word} padding={8} background="sunken">
        {word}
      </Box>
    )),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 24, wraps: false } };

/** Things of different heights, in line with each other. */
export const Alignment: Story = { args: { justify: 'between' } };
