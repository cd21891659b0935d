import {
  IconCalendarExclamation,
  IconCircleCheckFilled,
  IconCircleX,
  IconCircleXFilled,
  IconFlag3Filled,
  IconPencil,
  IconSnowflake,
} from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { StatusLabel } from './StatusLabel.tsx';

const meta = {
  title: 'Data/StatusLabel',
  component: StatusLabel,
  args: { tone: 'info', sector: 5, children: 'Confirmed delivery' },
} satisfies Meta<typeof StatusLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'flag' } };

/** The ring is empty when nothing has begun, and its sector grows in eighths. */
export const Sectors: Story = {
  render: () => (
    <Inline gap={16}>
      {([0, 1, 2, 3, 4, 5, 6, 7] as const).map((sector) => (
        <StatusLabel
          key={sector}
          tone={sector === 0 ? 'neutral' : 'info'}
          sector={sector}
        >{`${sector} of 8`}</StatusLabel>
      ))}
    </Inline>
  ),
};

/** As large as a key figure. */
export const Figure: Story = {
  args: { variant: 'figure', tone: 'positive', icon: IconCircleCheckFilled, children: 'Operating' },
};

/** Glyph, word and tone, one for each meaning. */
export const Tones: Story = {
  render: () => (
    <Stack gap={8}>
      {(['plain', 'flag'] as const).map((variant) => (
        <Inline key={variant} gap={12}>
          <StatusLabel variant={variant} tone="neutral" icon={IconCircleX}>
            Cancelled
          </StatusLabel>
          <StatusLabel variant={variant} tone="info" sector={4}>
            In progress
          </StatusLabel>
          <StatusLabel variant={variant} tone="positive" icon={IconCircleCheckFilled}>
            In service
          </StatusLabel>
          <StatusLabel variant={variant} tone="attention" icon={IconCalendarExclamation}>
            Delivery date changed
          </StatusLabel>
          <StatusLabel variant={variant} tone="attention" icon={IconFlag3Filled}>
            Input needed
          </StatusLabel>
          <StatusLabel variant={variant} tone="critical" icon={IconCircleXFilled}>
            No solution
          </StatusLabel>
          <StatusLabel variant={variant} tone="limit" icon={IconSnowflake}>
            Network freeze
          </StatusLabel>
          <StatusLabel variant={variant} tone="draft" icon={IconPencil}>
            Draft
          </StatusLabel>
        </Inline>
      ))}
    </Stack>
  ),
};
