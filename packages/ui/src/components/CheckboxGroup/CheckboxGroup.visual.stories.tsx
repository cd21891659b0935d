import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { CheckboxGroup, type CheckboxOption } from './CheckboxGroup.tsx';

export default { title: 'Visual/CheckboxGroup', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

const options: readonly CheckboxOption[] = [
  { value: 'mail', label: 'E-mail', hint: 'To all contacts for operations' },
  { value: 'sms', label: 'Text message' },
  { value: 'portal', label: 'A notice in the portal', disabled: true },
];

export const States: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <CheckboxGroup label="Below each other" hint="At least one." options={options} defaultValue={['mail']} />
      <CheckboxGroup label="Some" options={options} defaultValue={['mail']} hasSelectAll />
      <CheckboxGroup label="All" options={options} defaultValue={['mail', 'sms', 'portal']} hasSelectAll isOptional />
      <CheckboxGroup label="Side by side" options={options} defaultValue={['sms']} orientation="horizontal" />
      <CheckboxGroup label="Error" options={options} error="Choose at least one way." />
    </Stack>
  ),
};
