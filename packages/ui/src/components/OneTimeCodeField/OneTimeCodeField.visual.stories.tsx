import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

export default { title: 'Visual/OneTimeCodeField', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const States: StoryObj = {
  play: () => userEvent.click(screen.getByRole('textbox', { name: 'Begun' })),
  render: () => (
    <Stack gap={20}>
      <OneTimeCodeField label="Empty" hint="Sent to the number that ends in 05." />
      <OneTimeCodeField label="Begun" defaultValue="481" />
      <OneTimeCodeField label="Error" defaultValue="481516" error="The code is too old. Ask for a new one." />
      <OneTimeCodeField label="Four digits" length={4} defaultValue="48" isOptional />
      <OneTimeCodeField label="Read-only" defaultValue="481516" readOnly />
      <OneTimeCodeField label="Disabled" defaultValue="48" disabled />
    </Stack>
  ),
};
