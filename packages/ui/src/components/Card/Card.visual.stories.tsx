import { IconBuilding, IconCircleCheckFilled } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { StatusLabel } from '../StatusLabel/StatusLabel.tsx';
import { Card } from './Card.tsx';

export default {
  title: 'Visual/Card',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;

export const Cards: StoryObj = {
  render: () => (
    <CardGrid>
      <Card level={2} title="Havnegade 29" href="#29" meta="1058 København" icon={IconBuilding}>
        SD-WAN EDGE, 1 Gbit/s
      </Card>
      <Card
        level={2}
        title="Bartholomeus Kristoffersen-Østergaards vei 117 B"
        foot={
          <StatusLabel tone="positive" icon={IconCircleCheckFilled}>
            Operating
          </StatusLabel>
        }
      >
        Two services
      </Card>
      <Card level={2} title="Lindholmspiren 5" meta="417 56 Göteborg" />
    </CardGrid>
  ),
};
