import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Data/Sheet',
  component: Sheet,
  args: { title: 'Roles and Permissions', children: 'A role decides what the user can see and do.' },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { description: 'Changes take effect at the next login.', actions: <Button variant="ghost">Discard</Button> },
};

export const WithoutTitle: Story = { render: () => <Sheet>Content only.</Sheet> };
