import { IconDownload } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from './Button.tsx';

export default {
  title: 'Visual/Button',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const variants = ['primary', 'secondary', 'ghost', 'danger', 'dangerQuiet'] as const;

export const States: StoryObj = {
  render: () => (
    <Stack>
      {variants.map((variant) => (
        <Inline key={variant} gap={16}>
          <Button variant={variant}>Save</Button>
          <Button variant={variant} disabled>
            Save
          </Button>
          <Button variant={variant} isLoading loadingText="Saving…">
            Save
          </Button>
          <Button variant={variant} size="small" icon={IconDownload}>
            PDF
          </Button>
          <Button variant={variant} href="#orders">
            Orders
          </Button>
        </Inline>
      ))}
      <Button variant="primary" isFullWidth>
        Full width
      </Button>
    </Stack>
  ),
};
