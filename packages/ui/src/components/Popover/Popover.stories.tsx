import { IconColumns3, IconInfoCircle } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'Columns',
    trigger: <Button icon={IconColumns3}>Columns</Button>,
    children: (
      <Stack gap={8}>
        <Checkbox defaultChecked>E-mail</Checkbox>
        <Checkbox defaultChecked>Phone</Checkbox>
        <Checkbox>Last login</Checkbox>
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { align: 'center' } };

/** It opens at its button and closes on Escape or a press outside. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
    await expect(await screen.findByRole('dialog', { name: 'Columns' })).toBeVisible();
  },
};

/** What a word means, with a link: more than a tooltip can hold, and reachable on a phone. */
export const Explanation: Story = {
  args: {
    label: 'Network freeze',
    trigger: <IconButton icon={IconInfoCircle} label="What is a network freeze?" />,
    children: (
      <div style={{ maxWidth: 280 }}>
        No changes are made in the network during a freeze. Deliveries and fault repairs continue.
      </div>
    ),
  },
};

/** The content may close it. */
export const WithAnAction: Story = {
  args: {
    children: (close) => (
      <Stack>
        Show the last login of each user?
        <Button variant="primary" onClick={close}>
          Show
        </Button>
      </Stack>
    ),
  },
};
