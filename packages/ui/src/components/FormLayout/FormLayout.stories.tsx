import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ExampleForm } from '../../testing/ExampleForm.tsx';
import { FormActions, FormLayout, FormSection, FormWide } from './FormLayout.tsx';

const meta = {
  title: 'Forms/FormLayout',
  component: FormLayout,
  args: {
    columns: 2,
    'aria-label': 'User',
    onSubmit: (event) => event.preventDefault(),
    children: (
      <>
        <TextField label="First name" defaultValue="Torbjørn" />
        <TextField label="Last name" defaultValue="Vik" />
        <FormWide>
          <TextField label="E-mail" type="email" defaultValue="torbjorn.vik@havstrand.example" />
        </FormWide>
        <FormActions start="All fields are needed">
          <Button variant="ghost">Cancel</Button>
          <Button variant="primary" type="submit">
            Create user
          </Button>
        </FormActions>
      </>
    ),
  },
} satisfies Meta<typeof FormLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { columns: 1 } };

/** A heading for each part of a long form. */
export const Sections: Story = {
  args: {
    columns: 1,
    children: (
      <>
        <FormSection title="Contact" description="Who the technician calls." columns={2}>
          <TextField label="Name" />
          <TextField label="Phone" type="tel" />
        </FormSection>
        <FormSection title="Place" columns={2}>
          <TextField label="Floor" />
          <TextField label="Room" />
        </FormSection>
        <FormActions>
          <Button variant="primary" type="submit">
            Save
          </Button>
        </FormActions>
      </>
    ),
  },
};

/** Every field driven by react-hook-form, without anything in between. */
export const WithReactHookForm: Story = {
  render: () => <ExampleForm onSend={() => undefined} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: '3 fields need your attention' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a day.' }));
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
  },
};
