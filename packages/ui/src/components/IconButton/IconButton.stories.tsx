import { IconDotsVertical } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: IconDotsVertical, label: 'More actions' },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'secondary' } };

/** The ring takes the place of the icon; the focus stays. */
export const Loading: Story = { args: { isLoading: true, variant: 'secondary' } };
