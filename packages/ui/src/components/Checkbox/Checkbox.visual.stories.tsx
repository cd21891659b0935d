import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

export default {
  title: 'Visual/Checkbox',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Stack gap={8}>
      <Checkbox>Off</Checkbox>
      <Checkbox defaultChecked>On</Checkbox>
      <Checkbox isIndeterminate>Some</Checkbox>
      <Checkbox disabled>Off, disabled</Checkbox>
      <Checkbox disabled defaultChecked>
        On, disabled
      </Checkbox>
      <Checkbox hint="A second line">With a hint</Checkbox>
      <Checkbox error="You have to accept the terms.">I accept the terms</Checkbox>
    </Stack>
  ),
};
