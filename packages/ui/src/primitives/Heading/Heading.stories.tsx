import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = { title: 'Layout/Heading', component: Heading, args: { level: 1, children: 'Users' } } satisfies Meta<
  typeof Heading
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { level: 2, variant: 'display' } };

/** The level is for the outline of the page, and sets the size unless `variant` does. */
export const Levels: Story = {
  render: () => (
    <Stack>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>{`Level ${level}`}</Heading>
      ))}
    </Stack>
  ),
};
