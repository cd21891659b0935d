import { AlertRegion, AppHeader, AppShell, Footer, Page, Stack } from '@skerry/ui';
import { IconHelpCircle, IconMapPin, IconPhone } from '@tabler/icons-react';
import { Route, Routes, useLocation } from 'react-router';
import brand from '../brand.json';
import { alerts } from './alerts.ts';
import { DisplaySettings } from './DisplaySettings.tsx';
import { useLanguage } from './languages/LanguageContext.ts';
import { Logo } from './Logo.tsx';
import { HelpPage } from './pages/HelpPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { SitesPage } from './pages/SitesPage.tsx';

/** What surrounds every page. */
export function App() {
  const { texts } = useLanguage();
  return (
    <AppShell
      header={<Header />}
      banners={<AlertRegion queue={alerts} />}
      footer={<PageFooter label={texts.customerService} />}
    >
      <Page>
        <Stack gap="section">
          <Routes>
            <Route index element={<SitesPage />} />
            <Route path="help" element={<HelpPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Stack>
      </Page>
    </AppShell>
  );
}

function Header() {
  const { texts } = useLanguage();
  const { pathname } = useLocation();
  const items = [
    { href: '/', label: texts.navigation.sites, icon: IconMapPin, highlight: 1 as const },
    { href: '/help', label: texts.navigation.help, icon: IconHelpCircle, highlight: 'always' as const },
  ].map((item) => ({ ...item, isCurrent: item.href === pathname }));
  return (
    <AppHeader
      logo={<Logo />}
      brand={brand.title}
      homeHref="/"
      groups={[{ id: 'main', label: texts.navigation.main, items }]}
      end={<DisplaySettings />}
    />
  );
}

function PageFooter({ label }: { label: string }) {
  return <Footer contacts={[{ icon: IconPhone, label, value: '0771-00 00 00', href: 'tel:+46771000000' }]} />;
}
