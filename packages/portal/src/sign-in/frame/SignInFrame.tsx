import { languageList, languages, type Language } from '@skerry/i18n';
import { LanguageChooser, Logo } from '@skerry/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { loadChunk } from '../../platform/browser/load-chunk.ts';
import { phoneHref } from '../../platform/format/phone-href.ts';
import { useLanguage, useLanguageStore } from '../../platform/language/useLanguage.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import { Brand, FrameFooter, FrameHeader, FrameMain, FrameRoot, LogoTile } from './SignInFrame.styles.ts';

/** What all pages of this entry share: contours, logo, language chooser, and whom to call at the foot. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <FrameRoot>
      <FrameHeader>
        <BrandOfHost />
        <Languages />
      </FrameHeader>
      <FrameMain>{children}</FrameMain>
      <Support />
    </FrameRoot>
  );
}

const CarrierLogo = lazy(async () => ({ default: (await loadChunk(() => import('./CarrierLogo.tsx'))).CarrierLogo }));

function BrandOfHost() {
  const { appName, variant } = useRuntimeConfig();
  if (variant === 'carrier') {
    return (
      <LogoTile data-is-wide>
        <Suspense>
          <CarrierLogo label={appName} height={32} />
        </Suspense>
      </LogoTile>
    );
  }
  return (
    <Brand>
      <LogoTile>
        <Logo variant="mark" />
      </LogoTile>
      {appName}
    </Brand>
  );
}

/** On the right also where it has a row of its own. */
const corner = { minWidth: 128, marginInlineStart: 'auto' };

const options = languageList.map((value) => ({
  value,
  label: languages[value].nativeName,
  lang: languages[value].htmlLang,
}));

function Languages() {
  const store = useLanguageStore();
  const { language } = useLanguage();
  // Texts that can't be fetched leave the page in the language that it has.
  const choose = (value: Language) => void store.choose(value).catch(() => undefined);
  return <LanguageChooser isFloating style={corner} options={options} value={language} onValueChange={choose} />;
}

/** Between a word and its number. */
const space = ' ';

function Support() {
  const { contact, links } = useRuntimeConfig();
  const { supportPhone, supportEmail } = contact;
  return (
    <FrameFooter>
      {(supportPhone ?? supportEmail) !== undefined && (
        <span>
          <FormattedMessage id="shell.footer.support" />
          {space}
          {supportPhone !== undefined && <a href={phoneHref(supportPhone)}>{supportPhone}</a>}
        </span>
      )}
      {supportEmail !== undefined && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
      {links.privacyPolicy !== undefined && (
        <a href={links.privacyPolicy}>
          <FormattedMessage id="shell.profile.privacyPolicy" />
        </a>
      )}
    </FrameFooter>
  );
}
