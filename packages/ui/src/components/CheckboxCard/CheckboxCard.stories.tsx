import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxCard, CheckboxCardGrid } from './CheckboxCard.tsx';

const meta = {
  title: 'Forms/CheckboxCard',
  component: CheckboxCard,
  args: {
    title: 'Operation staff',
    children: 'Reports faults, follows tickets.',
    checked: false,
    onCheckedChange: () => undefined,
  },
} satisfies Meta<typeof CheckboxCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  render: function Playground(args) {
    const [isChecked, setChecked] = useState(args.checked);
    return <CheckboxCard {...args} wasChecked={false} checked={isChecked} onCheckedChange={setChecked} />;
  },
};

export const Checked: Story = { args: { checked: true } };

/** Ticked, but not saved yet. */
export const WillBeAdded: Story = { args: { checked: true, wasChecked: false } };

/** Unticked, but not saved yet. */
export const WillBeRemoved: Story = { args: { checked: false, wasChecked: true } };

/** Says why it can’t be chosen. */
export const Disabled: Story = {
  args: { title: 'Purchaser', children: 'Needs a framework agreement.', disabled: true },
};

/** One column, two from small, three from large. */
export const Grid: Story = {
  render: () => (
    <CheckboxCardGrid label="Roles">
      <CheckboxCard title="Operation responsible" checked onCheckedChange={() => undefined}>
        Answers for the services in operation. Sees status, traffic, tickets, invoices and documents.
      </CheckboxCard>
      <CheckboxCard title="Purchaser" checked={false} wasChecked onCheckedChange={() => undefined}>
        Requests quotes, places orders and sees prices under your framework agreements.
      </CheckboxCard>
      <CheckboxCard title="Quote requester" checked wasChecked={false} onCheckedChange={() => undefined}>
        Requests quotes and compares them. Can't place orders.
      </CheckboxCard>
      <CheckboxCard title="Colocation technician" checked={false} onCheckedChange={() => undefined}>
        Can be given access to our sites and data centres.
      </CheckboxCard>
    </CheckboxCardGrid>
  ),
};
