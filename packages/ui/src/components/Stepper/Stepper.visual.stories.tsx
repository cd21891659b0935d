import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { exampleTrack, exampleWizard } from './exampleSteps.ts';
import { Stepper } from './Stepper.tsx';

export default { title: 'Visual/Stepper', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Stack gap={32}>
      <Stepper label="First" steps={exampleWizard} current={0} />
      <Stepper label="Third" steps={exampleWizard} current={2} />
      <Stepper label="Done" steps={exampleWizard} current={5} />
      <Stepper label="Delivery" steps={exampleTrack} current={3} variant="track" />
    </Stack>
  ),
};
