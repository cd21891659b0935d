import { IconCalendarExclamation } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { StatusLabel } from '../StatusLabel/StatusLabel.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'SD-WAN EDGE, Havnegade 29',
    help: 'Order 1182731',
    children: <Order />,
    footer: <Button href="#order">Open the order</Button>,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Drawer>;

function Order() {
  return (
    <Stack gap={16}>
      <StatusLabel tone="attention" icon={IconCalendarExclamation}>
        Delivery date changed
      </StatusLabel>
      <DescriptionList
        items={[
          { term: 'Confirmed delivery date', description: '12 Dec 2024' },
          { term: 'Address', description: 'Havnegade 29, 1058 København' },
          { term: 'Installation contact', description: 'Freja Nygaard' },
        ]}
      />
    </Stack>
  );
}

function Stateful(props: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <div style={{ minHeight: 480, padding: 24 }}>
      <Button onClick={() => setOpen(true)}>Show the order</Button>
      <Drawer {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { width: 'large' } };

/** Filters come from the start, where they stand on a wide window. */
export const FiltersFromTheStart: Story = {
  args: {
    side: 'start',
    width: 'small',
    title: 'Filters',
    help: undefined,
    children: (
      <Stack gap={12}>
        <Checkbox>In service</Checkbox>
        <Checkbox>Installation ongoing</Checkbox>
        <Checkbox>Termination notice</Checkbox>
      </Stack>
    ),
    footer: (
      <>
        <Button variant="ghost">Clear</Button>
        <Button variant="primary">Show 61 services</Button>
      </>
    ),
  },
};

/** Ticks run, fields are read-only, close and Escape wait. */
export const Updating: Story = {
  args: {
    title: 'Edit contact',
    help: undefined,
    isUpdating: true,
    onSubmit: (event) => event.preventDefault(),
    children: <TextField label="Name" defaultValue="Freja Nygaard" />,
    footer: (
      <Button variant="primary" type="submit" isLoading loadingText="Saving…">
        Save Changes
      </Button>
    ),
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>Line {index + 1}</p>
        ))}
      </Stack>
    ),
  },
};

export const ClosesOutside: Story = {
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByTestId('scrim'));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
