import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { value: '4bf92f3577b34da6a3ce929d0e0e4736', label: 'Copy trace id' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'small', variant: 'ghost' } };

/** One word is enough beside what is copied. */
export const BesideItsText: Story = {
  args: { label: 'Copy', size: 'small', variant: 'ghost' },
  render: (args) => (
    <Inline gap={8}>
      <Text variant="mono">{args.value}</Text>
      <CopyButton {...args} />
    </Inline>
  ),
};

export const Disabled: Story = { args: { disabled: true } };
