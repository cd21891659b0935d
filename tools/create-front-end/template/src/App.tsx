import { AppHeader, Box, Footer, LanguageChooser, SkipLink, Stack } from '@skerry/ui';
import { IconHelpCircle, IconMapPin, IconPhone } from '@tabler/icons-react';
import { Route, Routes, useLocation } from 'react-router';
import { useLanguage } from './languages/LanguageContext.ts';
import { languages } from './languages/languages.ts';
import { Logo } from './Logo.tsx';
import { PageFrame } from './PageFrame.tsx';
import { HelpPage } from './pages/HelpPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { SitesPage } from './pages/SitesPage.tsx';

/** Header, page and footer. */
export function App() {
  const { language, texts, setLanguage } = useLanguage();
  const { pathname } = useLocation();
  const items = [
    { href: '/', label: texts.navigation.sites, icon: IconMapPin, highlight: 1 as const },
    { href: '/help', label: texts.navigation.help, icon: IconHelpCircle, highlight: 'always' as const },
  ].map((item) => ({ ...item, isCurrent: item.href === pathname }));
  return (
    <>
      <SkipLink />
      <AppHeader
        logo={<Logo />}
        brand="{{title}}"
        homeHref="/"
        groups={[{ id: 'main', label: texts.navigation.main, items }]}
      />
      <PageFrame>
        <Stack gap="section">
          <Routes>
            <Route index element={<SitesPage />} />
            <Route path="help" element={<HelpPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
          <Box maxWidth="aside">
            <LanguageChooser options={languages} value={language} onValueChange={(value) => setLanguage(value)} />
          </Box>
        </Stack>
      </PageFrame>
      <Footer
        contacts={[{ icon: IconPhone, label: texts.customerService, value: '0771-00 00 00', href: 'tel:+46771000000' }]}
      />
    </>
  );
}
