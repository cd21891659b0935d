import { IconBuilding, IconCircleCheckFilled } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusLabel } from '../StatusLabel/StatusLabel.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Data/Card',
  component: Card,
  args: { title: 'Havnegade 29', meta: '1058 København', children: 'SD-WAN EDGE, 1 Gbit/s', level: 2 },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

const operating = 'Operating';

export const Default: Story = {};

/** With a line below the title, an icon and a foot. */
export const Playground: Story = {
  args: {
    href: '#sites/29',
    icon: IconBuilding,
    foot: (
      <StatusLabel tone="positive" icon={IconCircleCheckFilled}>
        {operating}
      </StatusLabel>
    ),
  },
};

/** The title is the link, and the whole card its area. */
export const AsLink: Story = { args: { href: '#sites/29' } };
