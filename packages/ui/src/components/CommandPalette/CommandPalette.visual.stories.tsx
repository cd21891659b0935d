import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconBuilding, IconCircleCheckFilled, IconPackage, IconTicket, IconUser } from '@tabler/icons-react';
import { StatusLabel } from '../StatusLabel/StatusLabel.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandGroup } from './commands.ts';
import { exampleCommands, exampleRecent } from './exampleCommands.ts';

export default {
  title: 'Visual/CommandPalette',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

const ignore = () => undefined;

export const Open: StoryObj = {
  render: () => (
    <div style={{ minHeight: 640 }}>
      <CommandPalette isOpen onClose={ignore} groups={exampleCommands} recent={exampleRecent} onCommand={ignore} />
    </div>
  ),
};

const service = (id: string, label: string) => ({
  id,
  label,
  hint: 'Lindholmspiren 5, 417 56 Göteborg',
  code: id,
  icon: IconBuilding,
  end: (
    <StatusLabel tone="positive" icon={IconCircleCheckFilled}>
      Operating
    </StatusLabel>
  ),
});

const found: readonly CommandGroup[] = [
  {
    id: 'services',
    label: 'Services',
    total: 9,
    all: { id: 'all', label: 'All 9 services' },
    commands: [
      service('SE-204427', 'SD-WAN EDGE'),
      service('SE-204418', 'DIA Static'),
      service('SE-205120', 'SDX Access'),
    ],
  },
  {
    id: 'orders',
    label: 'Orders',
    commands: [
      {
        ...service('1158871', 'Add-on, 5G backup'),
        icon: IconPackage,
        end: (
          <StatusLabel tone="info" sector={3}>
            Delivery coordinator confirmed
          </StatusLabel>
        ),
      },
      { ...service('1158902', 'IP Link'), icon: IconPackage },
    ],
  },
  {
    id: 'people',
    label: 'People',
    commands: [{ id: 'astrid', label: 'Astrid Lindqvist', fact: 'astrid.lindqvist@havstrand.example', icon: IconUser }],
  },
  {
    id: 'actions',
    label: 'Actions',
    areActions: true,
    commands: [
      { id: 'report', label: 'Report a fault', hint: 'at Lindholmspiren 5', isHintInName: true, icon: IconTicket },
    ],
  },
];

/** The columns of a group line up, and its words have the room that they leave. */
export const Found: StoryObj = {
  render: () => (
    <div style={{ minHeight: 760 }}>
      <CommandPalette isOpen onClose={ignore} groups={found} onCommand={ignore} firstQuery="lind" />
    </div>
  ),
};
