import { IconDeviceFloppy } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { SplitButton } from './SplitButton.tsx';

export default { title: 'Visual/SplitButton', tags: ['!dev', '!autodocs', 'visual'] } satisfies Meta;

const groups = [
  {
    items: [
      { label: 'Save and order another', onSelect: () => undefined },
      { label: 'Save as a draft', onSelect: () => undefined },
    ],
  },
];

export const Variants: StoryObj = {
  play: () => userEvent.click(screen.getByRole('button', { name: 'Open' })),
  render: () => (
    <Inline gap={16} style={{ minHeight: 240, alignItems: 'flex-start' }}>
      <SplitButton groups={groups} menuLabel="Open">
        Save
      </SplitButton>
      <SplitButton groups={groups} variant="primary" icon={IconDeviceFloppy}>
        Save
      </SplitButton>
      <SplitButton groups={groups} size="small">
        Save
      </SplitButton>
      <SplitButton groups={groups} variant="primary" isLoading>
        Save
      </SplitButton>
      <SplitButton groups={groups} variant="primary" disabled>
        Save
      </SplitButton>
      <SplitButton groups={groups} disabled>
        Save
      </SplitButton>
    </Inline>
  ),
};
