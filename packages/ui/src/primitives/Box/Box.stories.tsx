import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Box } from './Box.tsx';

const meta = {
  title: 'Layout/Box',
  component: Box,
  args: { padding: 'inset', background: 'surface', border: 'default', radius: 'surface', children: 'Operation staff' },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { elevation: 'menu', maxWidth: 'aside' } };

/** Grounds, lines and corners of the tokens. */
export const Surfaces: Story = {
  render: () => (
    <Stack>
      {(['surface', 'sunken', 'selected', 'hover'] as const).map((background) => (
        <Box key={background} padding={16} background={background} radius="surface">
          {background}
        </Box>
      ))}
    </Stack>
  ),
};
