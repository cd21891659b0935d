import { IconPlus } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { StatusLabel } from '../StatusLabel/StatusLabel.tsx';
import { SubMenu } from '../SubMenu/SubMenu.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Shell/PageHeader',
  component: PageHeader,
  args: {
    title: 'Users',
    actions: (
      <Button variant="primary" icon={IconPlus}>
        Add New User
      </Button>
    ),
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    tabs: (
      <SubMenu
        items={[
          { href: '#users', label: 'Users' },
          { href: '#groups', label: 'Groups' },
        ]}
        currentPath="#users"
      />
    ),
  },
};

/** The way back, a state beside the title, and what can be done with the thing. */
export const OfADetail: Story = {
  args: {
    back: { href: '#orders', label: 'Back to orders' },
    title: 'Order 4 471 203',
    flag: (
      <StatusLabel tone="info" sector={5} variant="flag">
        Confirmed delivery
      </StatusLabel>
    ),
    meta: 'Hamngatan 37, Stockholm',
    actions: <Button>Create ticket</Button>,
    more: [
      { items: [{ label: 'Copy link', onSelect: () => {} }] },
      { items: [{ label: 'Cancel the order', isDestructive: true, onSelect: () => {} }] },
    ],
  },
};

/** A long title breaks; the actions stay whole. */
export const LongTexts: Story = {
  args: {
    title: 'Brukeradministrasjon og varslingsinnstillinger for hele konsernet',
    actions: (
      <>
        <Button>Varslingsinnstillinger</Button>
        <Button variant="primary">Legg til ny bruker</Button>
      </>
    ),
  },
};
