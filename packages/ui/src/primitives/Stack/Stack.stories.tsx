import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: ['First', 'Second', 'Third'].map((word) => (
      <Box key={word} padding={8} background="sunken">
        {word}
      </Box>
    )),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 8, align: 'start' } };

/** The space between things, from tight to loose. */
export const Gaps: Story = { args: { gap: { extraSmall: 8, large: 32 } } };
