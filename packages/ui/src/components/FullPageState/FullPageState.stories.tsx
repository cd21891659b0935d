import { IconLock, IconMapQuestion } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { FullPageState } from './FullPageState.tsx';

const meta = {
  title: 'Feedback/FullPageState',
  component: FullPageState,
  parameters: { layout: 'fullscreen' },
  args: {
    icon: IconLock,
    title: 'Access denied',
    message: 'Sorry, you are not allowed to access this page.',
    children:
      'Invoices are open to those who hold the role Operation responsible or Billing responsible. An administrator in your company can give you one of them: Astrid Lindqvist, Ingrid Solberg or Åsa Bergström.',
    actions: (
      <>
        <Button variant="primary">Request a role</Button>
        <Button>Go to the overview</Button>
      </>
    ),
  },
} satisfies Meta<typeof FullPageState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <div style={{ display: 'flex', minHeight: '100vh' }}>
      <FullPageState {...args} />
    </div>
  ),
};

export const Playground: Story = {
  args: {
    icon: IconMapQuestion,
    title: 'Sidan hittades inte',
    message: 'Sidan du försökte nå finns inte.',
    children:
      'Länken kan vara gammal, eller så har sidan flyttats. Det du letar efter finns ofta under Anläggningar och tjänster.',
    actions: (
      <>
        <Button variant="primary">Till översikten</Button>
        <Button>Anläggningar och tjänster</Button>
      </>
    ),
  },
};
