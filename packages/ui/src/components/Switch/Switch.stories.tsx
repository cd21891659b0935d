import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Switch, type SwitchProps } from './Switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { checked: true, children: 'Active', 'aria-label': 'Active, Alva Sandström', onCheckedChange: () => undefined },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Switch>;

function Stateful(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Switch {...props} checked={checked} onCheckedChange={setChecked} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { checked: false } };

/** In a table the head of the column says it; the label is for screen readers. */
export const WithoutWord: Story = { args: { children: undefined, 'aria-label': 'Alva Sandström is active' } };

/** While the answer is on its way it keeps its place and takes no more presses. */
export const Updating: Story = { args: { isUpdating: true } };
