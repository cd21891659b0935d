import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TagInput } from './TagInput.tsx';

export default {
  title: 'Visual/TagInput',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const notify = { label: 'Notify', onValueChange: () => undefined } as const;
const some = ['noc@example.se', 'drift@example.no'];
const many = Array.from({ length: 12 }, (_, index) => `site-${index + 1}@example.se`);

export const States: StoryObj = {
  render: () => (
    <Stack gap={16}>
      <TagInput {...notify} value={[]} placeholder="name@example.se" />
      <TagInput {...notify} value={some} hint="E-mail addresses." isOptional />
      <TagInput {...notify} value={many} />
      <TagInput {...notify} value={[]} error="Name at least one address." />
      <TagInput
        {...notify}
        value={[...some, 'vagt.example.dk']}
        validate={(tag) => (tag.includes('@') ? undefined : 'is no e-mail address.')}
      />
      <TagInput {...notify} value={some} disabled />
      <TagInput {...notify} value={some} readOnly />
      <TagInput {...notify} value={[`${'a-very-long-name-'.repeat(6)}@example.se`]} />
    </Stack>
  ),
};
