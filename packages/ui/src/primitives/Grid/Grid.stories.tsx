import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: {
    columns: { extraSmall: 1, small: 2, large: 3 },
    children: ['First', 'Second', 'Third'].map((word) => (
      <Box key={word} padding={8} background="sunken">
        {word}
      </Box>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { columns: 2, gap: 8 } };

/** The main column with an aside, which goes below it on narrow windows. */
export const MainAndAside: Story = { args: { columns: { extraSmall: 1, large: 'mainAndAside' } } };
