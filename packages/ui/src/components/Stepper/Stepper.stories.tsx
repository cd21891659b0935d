import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../Sheet/Sheet.tsx';
import { exampleTrack, exampleWizard } from './exampleSteps.ts';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Feedback/Stepper',
  component: Stepper,
  args: { steps: exampleWizard, current: 2 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { current: 0 } };

/** What others do: no numbers, but dates and what has happened. */
export const Track: Story = {
  args: { steps: exampleTrack, current: 3, variant: 'track' },
  render: (args) => (
    <Sheet title="Delivery">
      <Stepper {...args} />
    </Sheet>
  ),
};

export const AllDone: Story = { args: { current: 5 } };

/** A narrow window shows the position and the scale. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A narrow window sets the track upright. */
export const TrackOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { steps: exampleTrack, current: 3, variant: 'track' },
};
