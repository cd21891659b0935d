import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ExampleBand } from '../AppHeader/exampleHeader.tsx';
import { exampleProfile } from './exampleProfile.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

const open: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { expanded: false }));
};

const meta = {
  title: 'Shell/ProfileMenu',
  component: ProfileMenu,
  parameters: { layout: 'fullscreen' },
  args: exampleProfile,
  decorators: [
    (Story) => (
      <ExampleBand data-align="end">
        <Story />
      </ExampleBand>
    ),
  ],
} satisfies Meta<typeof ProfileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { play: open };

/** Staff of the provider may see the portal as someone else. */
export const ActingAsSomeone: Story = {
  args: {
    name: 'Jonas Hjelm',
    email: 'jonas.hjelm@skerry.example',
    badge: 'Internal',
    detail: 'as Astrid Lindqvist, Havstrand',
  },
  play: open,
};

/** Long names and addresses break; the menu never becomes wider than the window. */
export const LongTexts: Story = {
  args: {
    name: 'Bartholomeus Kristoffersen-Østergaard',
    email: 'bartholomeus.kristoffersen-ostergaard@fjordheim-sjomat.example',
    customer: 'Fjordheim Sjømat og Havbrukstjenester AS',
  },
  play: open,
};
