import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    submitCount: 1,
    errors: {
      lastName: { type: 'required', message: 'You have to enter a last name.' },
      email: { type: 'pattern', message: 'The e-mail address has invalid format.' },
    },
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField label="Last name" name="lastName" error="You have to enter a last name." />
      <TextField label="E-mail" name="email" type="email" error="The e-mail address has invalid format." />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { title: 'The user could not be created', level: 3 } };

/** Each line brings the focus to its field. */
export const MovesTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'The e-mail address has invalid format.' }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
};

/** What belongs to no field, such as an answer of the server, is only read. */
export const FromTheServer: Story = {
  args: { errors: { root: { server: { type: '409', message: 'Somebody has changed the user meanwhile.' } } } },
};
