import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlFrame, TextControl } from './Field.styles.ts';
import { Field } from './Field.tsx';

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    label: 'Date',
    children: (control) => (
      <ControlFrame>
        <TextControl type="date" {...control} />
      </ControlFrame>
    ),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: 'A working day.', isOptional: true } };

/** The message is tied to whatever control stands in the field. */
export const WithError: Story = { args: { error: 'Choose a day from 12 December on.' } };
