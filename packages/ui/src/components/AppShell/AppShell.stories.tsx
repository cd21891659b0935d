import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconMail } from '@tabler/icons-react';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { AppShell, Page } from './AppShell.tsx';

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    header: <AppHeader logo={<Logo />} brand="Skerry" homeHref="#home" />,
    footer: (
      <Footer
        contacts={[{ icon: IconMail, value: 'support@skerry.example', href: 'mailto:support@skerry.example' }]}
        note="© 2024 Skerry"
      />
    ),
    children: (
      <Page>
        <Stack>
          <PageHeader title="Sites" />
          <Sheet>Every edge lies on the edges of the header.</Sheet>
        </Stack>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { mainId: 'content' } };

/** What concerns the whole application stands between header and page. */
export const Banners: Story = {
  args: { banners: <Banner tone="attention">Deliveries in Malmö are delayed until Thursday.</Banner> },
};

/** A column of text or one short form. */
export const Reading: Story = {
  args: {
    children: (
      <Page width="reading">
        <Stack>
          <PageHeader title="Terms" />
          <Sheet>Lines that are easily read.</Sheet>
        </Stack>
      </Page>
    ),
  },
};
