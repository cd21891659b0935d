import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { IconBell } from '@tabler/icons-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LanguageChooser } from '../LanguageChooser/LanguageChooser.tsx';
import { WideLogo } from '../Logo/WideLogo.tsx';
import { exampleLanguages, exampleProfile } from '../ProfileMenu/exampleProfile.tsx';
import { AppHeader } from './AppHeader.tsx';
import { exampleHeader } from './exampleHeader.tsx';
import { exampleGroups } from './exampleNavigation.ts';

const meta = {
  title: 'Shell/AppHeader',
  component: AppHeader,
  parameters: { layout: 'fullscreen' },
  args: exampleHeader('#users'),
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { groups: exampleGroups('#services') } };

/** A page that stands in the header has the tick itself, where the header has room for it. */
export const HighlightedPage: Story = { args: { groups: exampleGroups('#quote-and-order') } };

/** The start page has no tick: the logo is its link. */
export const StartPage: Story = { args: { groups: exampleGroups('#home') } };

/** The links that have no room, by group. */
export const MoreOptions: Story = {
  parameters: { viewport: { defaultViewport: 'veryLarge' } },
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).queryByRole('button', { name: 'More options' });
    if (more) await userEvent.click(more);
  },
};

export const OpenMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).queryByRole('button', { name: 'Menu' });
    if (menu) await userEvent.click(menu);
  },
};

/** The logo is a slot: a wide one, or another brand's. */
export const WideLogoInIt: Story = { args: { logo: <WideLogo />, brand: 'Skerry Carrier Access' } };

/** Before the login there is only the logo. */
export const WithoutPagesAndProfile: Story = {
  render: ({ logo, brand, homeHref }) => <AppHeader logo={logo} brand={brand} homeHref={homeHref} />,
};

/** Before the login, the languages: there is no profile yet that could hold them. */
export const LanguagesBeforeLogin: Story = {
  render: ({ logo, brand, homeHref }) => (
    <AppHeader
      logo={logo}
      brand={brand}
      homeHref={homeHref}
      languages={<LanguageChooser isFloating options={exampleLanguages} value="en" onValueChange={() => undefined} />}
    />
  ),
};

/** What stands before the profile at every width. */
export const WithMoreAtItsEnd: Story = {
  args: { end: <IconButton icon={IconBell} label="Messages" /> },
};

/** Once the page is scrolled the header is 70 px high; nothing in the page moves for it. */
export const Scrolling: Story = {
  render: (args) => (
    <>
      <AppHeader {...args} />
      <div style={{ height: 1800, padding: 24 }}>Scroll down.</div>
    </>
  ),
};

/** Norwegian is among the longest of the four languages. */
export const LongTexts: Story = {
  args: {
    groups: exampleGroups('#users').map((group) => ({
      ...group,
      items: group.items.map((item) => ({
        ...item,
        label: item.highlight === undefined ? `${item.label} og varslingsinnstillinger` : item.label,
      })),
    })),
    profile: {
      ...exampleProfile,
      name: 'Bartholomeus Kristoffersen-Østergaard',
      customer: 'Fjordheim Sjømat og Havbrukstjenester AS',
    },
  },
};
