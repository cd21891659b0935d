import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl<string>,
  args: {
    label: 'Time range',
    options: [
      { value: '24h', label: '24 hours' },
      { value: '7d', label: '7 days' },
      { value: '30d', label: '30 days' },
    ],
    value: '24h',
    onValueChange: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SegmentedControl<string>>;

function Stateful(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onValueChange={setValue} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** An icon before the word helps where the words are alike. */
export const WithIcons: Story = {
  args: {
    label: 'Density',
    options: [
      { value: 'comfortable', label: 'Comfortable', icon: IconBaselineDensityMedium },
      { value: 'compact', label: 'Compact', icon: IconBaselineDensitySmall },
    ],
    value: 'comfortable',
  },
};

/** On phones five stand below each other. */
export const Five: Story = {
  args: {
    label: 'Agreement period',
    options: [
      { value: '', label: 'As now' },
      { value: '12', label: '12 months' },
      { value: '24', label: '24 months' },
      { value: '36', label: '36 months' },
      { value: '60', label: '60 months' },
    ],
    value: '',
  },
};
