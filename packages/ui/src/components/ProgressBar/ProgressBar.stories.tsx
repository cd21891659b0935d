import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading contract.pdf', value: 0.42 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { value: 9, max: 12, valueText: '9 of 12 addresses' } };

/** Nobody knows how long it takes: the ticks run. */
export const WithoutAnEnd: Story = { args: { label: 'Checking 500 addresses', value: undefined } };

/** The tone says how it stands; the words beside it say it, too. */
export const Tones: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Uploading contract.pdf" value={0.42} />
      <ProgressBar label="Uploading contract.pdf" value={1} tone="positive" valueText="Done" />
      <ProgressBar label="Uploading contract.pdf" value={0.7} tone="critical" valueText="Failed" />
    </Stack>
  ),
};

export const WithoutVisibleLabel: Story = { args: { isLabelHidden: true } };
