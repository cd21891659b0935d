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

export default {
  title: 'Visual/AppShell',
  tags: ['!dev', '!autodocs', 'visual'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false } },
} satisfies Meta;

export const Frame: StoryObj = {
  render: () => (
    <AppShell
      header={<AppHeader logo={<Logo />} brand="Skerry" homeHref="#home" />}
      banners={<Banner tone="attention">Deliveries in Malmö are delayed until Thursday.</Banner>}
      footer={
        <Footer contacts={[{ icon: IconMail, value: 'support@skerry.example', href: 'mailto:a@skerry.example' }]} />
      }
    >
      <Page>
        <Stack>
          <PageHeader title="Sites" />
          <Sheet>As wide as the header.</Sheet>
        </Stack>
      </Page>
      <Page width="reading">
        <Sheet>As wide as lines that are easily read.</Sheet>
      </Page>
    </AppShell>
  ),
};
