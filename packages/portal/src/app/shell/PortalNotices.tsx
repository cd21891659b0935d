import { concerns, holdsAt, type PortalNotice } from '@skerry/contracts';
import { Banner, Link } from '@skerry/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { tabStorage } from '../../platform/browser/browser-storage.ts';
import { translatedText } from '../../platform/language/translated-name.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';

/** Notices that were put away in this visit: the next one begins with them again. */
const putAwayKey = 'noticesPutAway';
const readPutAway = () => tabStorage.getItem(putAwayKey)?.split(' ') ?? [];

/** What the provider says to this customer on every page, in whatever country's portal they are. */
export function PortalNotices() {
  const { notices } = useRuntimeConfig();
  const { customerCountry: country } = useIdentity();
  const { customer } = useStartupData();
  const [now] = useState(Date.now);
  const [putAway, setPutAway] = useState(readPutAway);
  const reader = { country, customerType: customer.type };
  const close = (id: string) => {
    const next = [...putAway, id];
    tabStorage.setItem(putAwayKey, next.join(' '));
    setPutAway(next);
  };
  return notices
    .filter((notice) => holdsAt(notice, now) && concerns(notice, reader) && !putAway.includes(notice.id))
    .map((notice) => <Notice key={notice.id} notice={notice} onClose={() => close(notice.id)} />);
}

function Notice({ notice, onClose }: { notice: PortalNotice; onClose: () => void }) {
  const { tone, href, translations } = notice;
  const { language } = useLanguage();
  const { contact } = useRuntimeConfig();
  const texts = translatedText(translations, language);
  if (!texts) return null;
  return (
    <Banner
      tone={tone}
      label={texts.label}
      onClose={onClose}
      foldsOnPhones
      action={
        href !== undefined ? (
          <Link href={href}>{texts.link ?? texts.label}</Link>
        ) : (
          contact.supportEmail !== undefined && (
            <Link href={`mailto:${contact.supportEmail}`}>
              <FormattedMessage id="shell.notice.support" />
            </Link>
          )
        )
      }
    >
      {texts.text}
    </Banner>
  );
}
