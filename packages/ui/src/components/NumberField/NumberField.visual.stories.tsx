import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { NumberField } from './NumberField.tsx';

export default { title: 'Visual/NumberField', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Stack gap={16} style={{ maxWidth: 320 }}>
      <NumberField label="Number" defaultValue={2} min={1} max={20} hint="Each has a port of its own." />
      <NumberField label="At its smallest" defaultValue={1} min={1} unit="Mbit/s" />
      <NumberField label="Out of bounds" defaultValue={12000} max={10000} unit="Mbit/s" />
      <NumberField label="Small" defaultValue={1250.5} size="small" />
      <NumberField label="Without buttons" defaultValue={12} unit="m" hasButtons={false} isOptional />
      <NumberField label="Read-only" defaultValue={1000} unit="Mbit/s" readOnly />
      <NumberField label="Disabled" defaultValue={1000} unit="Mbit/s" disabled />
    </Stack>
  ),
};
