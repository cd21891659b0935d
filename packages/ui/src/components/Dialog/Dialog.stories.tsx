import { IconLogout } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './DialogProps.ts';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 520 } } },
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Add new user',
    help: 'The user will get an e-mail with instructions for the first login.',
    children: <UserFields />,
    footerStart: '3 fields need your attention',
    footer: (
      <>
        <Button variant="ghost">Cancel</Button>
        <Button variant="primary" type="submit" disabled>
          Create user
        </Button>
      </>
    ),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Dialog>;

function Stateful(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function UserFields() {
  return (
    <Stack gap={16}>
      <Grid columns={{ extraSmall: 1, small: 2 }}>
        <TextField label="First name" defaultValue="Torbjørn" />
        <TextField label="Last name" error="You have to enter a last name." />
      </Grid>
      <TextField
        label="E-mail"
        type="email"
        defaultValue="torbjorn.vik@havstrand"
        error="The e-mail address has invalid format."
      />
      <TextField
        label="Phone"
        type="tel"
        hint="Mobile number with country code, for example +46 70 174 06 05."
        defaultValue="0 481 00 144"
      />
      <Grid columns={{ extraSmall: 1, small: 2 }}>
        <RadioGroup
          label="Language"
          options={[
            { value: 'sv', label: 'Swedish' },
            { value: 'en', label: 'English' },
          ]}
          value="sv"
          onValueChange={() => undefined}
        />
        <Switch checked onCheckedChange={() => undefined}>
          Active from the start
        </Switch>
      </Grid>
    </Stack>
  );
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { width: 'large' } };

/** Ticks run, fields are read-only, close and Cancel wait. */
export const Updating: Story = {
  args: {
    title: 'Edit user',
    help: undefined,
    isUpdating: true,
    onSubmit: (event) => event.preventDefault(),
    children: (
      <Grid columns={2}>
        <TextField label="First name" defaultValue="Elin" />
        <TextField label="Last name" defaultValue="Wallgren" />
      </Grid>
    ),
    footerStart: undefined,
    footer: (
      <>
        <Button variant="ghost" disabled>
          Cancel
        </Button>
        <Button variant="primary" type="submit" isLoading loadingText="Saving…">
          Save Changes
        </Button>
      </>
    ),
  },
};

/** What the server refused stands at the top of the body; what was typed stays. */
export const WithError: Story = {
  args: {
    title: 'Add customer id',
    help: undefined,
    width: 'small',
    error: 'Contact info was not found for this user connected to the entered customer id',
    children: <TextField label="Customer id" inputMode="numeric" defaultValue="4471821" />,
    footerStart: undefined,
    footer: (
      <>
        <Button variant="ghost">Cancel</Button>
        <Button variant="primary">Add</Button>
      </>
    ),
  },
};

/** Fields keep the distance of a form. A save that fails at the end of a long one brings the reader to the reason. */
export const FailsLate: Story = {
  render: function FailsLate() {
    const [error, setError] = useState<string>();
    return (
      <Dialog
        isOpen
        onClose={() => undefined}
        title="Add new user"
        error={error}
        onSubmit={(event) => {
          event.preventDefault();
          setError('The user could not be saved.');
        }}
        footer={
          <Button variant="primary" type="submit">
            Create user
          </Button>
        }
      >
        {Array.from({ length: 16 }, (_, index) => (
          <TextField key={index} label={`Field ${index + 1}`} />
        ))}
      </Dialog>
    );
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const [first, second, last] = ['Field 1', 'Field 2', 'Field 16'].map((name) =>
      dialog.getByRole('textbox', { name }).closest('div:has(> label)'),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    const gap = second.getBoundingClientRect().top - first.getBoundingClientRect().bottom;
    await expect(Math.round(gap)).toBe(16);
    last.scrollIntoView();
    await userEvent.click(dialog.getByRole('button', { name: 'Create user' }));
    const alert = await dialog.findByRole('alert');
    await waitFor(() =>
      expect(alert.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        (dialog.getByRole('heading').parentElement as HTMLElement).getBoundingClientRect().bottom,
      ),
    );
    await expect(first.getBoundingClientRect().top - alert.getBoundingClientRect().bottom).toBeGreaterThan(15);
  },
};

/** The dialog itself offers the only way out. */
export const CannotBeClosed: Story = {
  args: {
    title: 'Add your mobile number',
    help: 'You need a mobile number before you can use the portal. It is used for two-factor codes and fault notices.',
    width: 'small',
    isDismissable: false,
    children: <TextField label="Mobile number" type="tel" error="You must provide a mobile number." />,
    footerStart: (
      <Button variant="ghost" icon={IconLogout}>
        Log out
      </Button>
    ),
    footer: (
      <Button variant="primary" disabled>
        Save
      </Button>
    ),
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <Stack>
        {Array.from({ length: 16 }, (_, index) => (
          <TextField key={index} label={`Field ${index + 1}`} />
        ))}
      </Stack>
    ),
  },
};

/** The answer to a save comes after the click: the focus then goes back to where it was all the same. */
export const SavedLater: Story = {
  render: function SavedLater() {
    const [isOpen, setOpen] = useState(false);
    const [isUpdating, setUpdating] = useState(false);
    const [time, setTime] = useState(0);
    const save = async () => {
      setUpdating(true);
      await new Promise((resolve) => setTimeout(resolve, time));
      setUpdating(false);
      setOpen(false);
      setTime(time + 40);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Edit user</Button>
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title="Edit user"
          isUpdating={isUpdating}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
          footer={
            <Button variant="primary" type="submit" isLoading={isUpdating}>
              Save Changes
            </Button>
          }
        >
          <TextField label="First name" defaultValue="Elin" />
        </Dialog>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Edit user' });
    for (let round = 0; round < 5; round += 1) {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};
