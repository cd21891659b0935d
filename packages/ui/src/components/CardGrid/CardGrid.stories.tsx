import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { CardGrid } from './CardGrid.tsx';

const sites = ['Havnegade 29', 'Lindholmspiren 5', 'Skippergata 14', 'Sveavägen 44', 'Strandgaten 18'];

const meta = {
  title: 'Data/CardGrid',
  component: CardGrid,
  args: {
    'aria-label': 'Sites',
    children: sites.map((site) => (
      <Card key={site} level={2} title={site} href={`#${site}`}>
        SD-WAN EDGE
      </Card>
    )),
  },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { columns: 4 } };

/** Wider cards, where each says more. */
export const TwoColumns: Story = { args: { columns: 2 } };
