import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Page/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Service GBG-1',
    items: [
      { value: 'traffic', label: 'Traffic', content: <Text>248 Mbit/s at most in the last 24 hours.</Text> },
      { value: 'equipment', label: 'Equipment', content: <Text>One router and two optical modules.</Text> },
      { value: 'agreement', label: 'Agreement', content: <Text>Binds until 1 May 2027.</Text> },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: 'equipment' } };

/** How many things a panel shows. What can't be chosen for now is passed over by the arrow keys. */
export const WithCounts: Story = {
  args: {
    items: [
      { value: 'open', label: 'Open', count: 3, content: <Text>Three tickets wait for an answer.</Text> },
      { value: 'waiting', label: 'Waiting', count: 0, disabled: true, content: null },
      { value: 'closed', label: 'Closed', count: 41, content: <Text>The last was closed yesterday.</Text> },
    ],
  },
};

/** What was written in a panel is still there when its tab is chosen again. */
export const WithFields: Story = {
  args: {
    items: [
      { value: 'name', label: 'Name', content: <TextField label="Name of the service" /> },
      { value: 'reference', label: 'Reference', content: <TextField label="Your reference" /> },
    ],
  },
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the service' }), 'Göteborg');
    await userEvent.click(screen.getByRole('tab', { name: 'Name' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('tab', { name: 'Reference' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('reference');
    await userEvent.keyboard('{Home}');
    await expect(screen.getByRole('textbox', { name: 'Name of the service' })).toHaveValue('Göteborg');
  },
};

/** They scroll sideways where they do not fit. */
export const LongTexts: Story = {
  args: {
    items: ['Brukere', 'Brukergrupper', 'Varslingsinnstillinger', 'Tilgangsforespørsler', 'Leveringsadresser'].map(
      (label) => ({ value: label, label, content: <Text>{label}</Text> }),
    ),
  },
};
