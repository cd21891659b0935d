import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RoleCardGrid } from './RoleCardGrid.tsx';

const roles = [
  {
    id: 'responsible',
    name: 'Operation responsible',
    description: 'Answers for the services in operation. Sees status, traffic, tickets, invoices and documents.',
  },
  { id: 'staff', name: 'Operation staff', description: 'Reports faults and follows tickets.' },
  { id: 'purchaser', name: 'Purchaser', description: 'Requests quotes, places orders and sees your prices.' },
  { id: 'technician', name: 'Colocation technician', description: 'Can be given access to our sites.' },
  { id: 'map', name: 'Map user', description: 'Needs an agreement on map data.', disabled: true },
];

const meta = {
  title: 'Data/RoleCardGrid',
  component: RoleCardGrid,
  args: { label: 'Roles', roles, value: ['staff'], saved: ['staff', 'purchaser'], onValueChange: () => undefined },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    return <RoleCardGrid {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof RoleCardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: ['staff'], saved: ['staff'] } };

export const Playground: Story = {};

/** Cards that differ from what is saved say what saving will do. */
export const Unsaved: Story = {
  args: { value: ['staff'], saved: ['staff'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Purchaser' }));
    await expect(canvas.getByRole('checkbox', { name: 'Purchaser' })).toBeChecked();
    await expect(canvas.getByText('Will be added')).toBeVisible();
  },
};

/** As many cards as there usually are, so that nothing moves. */
export const Loading: Story = { args: { roles: [], isLoading: true } };

/** Stands in for the cards when the roles could not be fetched. */
export const WithError: Story = { args: { value: [], saved: [], error: 'A user needs at least one role.' } };
