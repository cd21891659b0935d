import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

export default {
  title: 'Visual/RadioGroup',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const delivery: Pick<RadioGroupProps<string>, 'options' | 'onValueChange'> = {
  options: [
    { value: 'standard', label: 'Standard', hint: 'Within 20 working days' },
    { value: 'express', label: 'Express', hint: 'Within 5 working days' },
    { value: 'weekend', label: 'Weekend', disabled: true },
  ],
  onValueChange: () => undefined,
};

export const States: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <RadioGroup {...delivery} label="Side by side" value="express" />
      <RadioGroup {...delivery} label="Below each other" value="express" orientation="vertical" />
      <RadioGroup {...delivery} label="Nothing chosen" value={undefined} isOptional />
      <RadioGroup {...delivery} label="Error" value={undefined} error="Choose how it is delivered." />
    </Stack>
  ),
};
