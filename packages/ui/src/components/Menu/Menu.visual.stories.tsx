import { IconDotsVertical, IconGauge, IconTrash } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Menu } from './Menu.tsx';
import type { MenuGroup } from './MenuList.tsx';

export default {
  title: 'Visual/Menu',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

const none = () => undefined;
const groups: readonly MenuGroup[] = [
  {
    label: 'Service',
    items: [
      { label: 'Change speed', icon: IconGauge, onSelect: none },
      { label: 'Move', description: 'To an address that fibre reaches.', onSelect: none },
      { label: 'Orders', href: '#orders' },
      { label: 'Upgrade', icon: IconGauge, disabledReason: 'It has the highest speed already.', onSelect: none },
    ],
  },
  { items: [{ label: 'Cancel service', icon: IconTrash, isDestructive: true, onSelect: none }] },
];
const variants = ['secondary', 'ghost'] as const;
const sizes = ['medium', 'small'] as const;

export const States: StoryObj = {
  render: () => (
    <Stack gap={16}>
      {variants.map((variant) =>
        sizes.map((size) => (
          <Inline key={`${variant} ${size}`} gap={16}>
            <Menu label="Manage" groups={groups} variant={variant} size={size} />
            <Menu label="Manage" groups={groups} variant={variant} size={size} disabled />
            <Menu label="Manage" groups={groups} variant={variant} size={size} isLoading />
            <Menu label="More" groups={groups} variant={variant} size={size} icon={IconDotsVertical} isLabelHidden />
          </Inline>
        )),
      )}
    </Stack>
  ),
};

export const Open: StoryObj = {
  render: () => (
    <div style={{ minHeight: 360 }}>
      <Menu label="Manage" groups={groups} />
    </div>
  ),
  play: () => userEvent.click(screen.getByRole('button')),
};
