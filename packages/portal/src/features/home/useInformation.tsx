import type { IconComponent } from '@skerry/ui';
import { IconArrowsExchange, IconDeviceMobile, IconShieldLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMenuEntries } from '../../platform/feature/useMenuEntries.ts';
import { Day } from '../../platform/format/Day.tsx';
import { formatPhoneNumber } from '../../platform/format/phone-number.ts';
import { useToday } from '../../platform/format/useToday.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { changeRequestsPath, newChangeRequestPath } from '../service-change-requests/service-change-requests.paths.ts';

/** A lasting fact. */
export interface Information {
  readonly id: string;
  readonly icon: IconComponent;
  readonly title: string;
  readonly body: ReactNode;
  /** Where to do or read it. */
  readonly link?: { readonly href: string; readonly label: string };
}

const noBreak = '\u00A0';

/** What is good to know: two-factor login, where change requests are made, and privacy; nothing that is of no use to the user. */
export function useInformation(): readonly Information[] {
  const { formatMessage } = useIntl();
  const { changeRequestsSince, country, links } = useRuntimeConfig();
  const { users } = useStartupData();
  const { isInternal } = useIdentity();
  const entries = useMenuEntries();
  const information: Information[] = [];

  // Staff who act as nobody log in elsewhere.
  const { attributes } = users.impersonatedUser ?? (isInternal ? {} : users.currentUser);
  if (country !== 'dk' && attributes?.cellphone) {
    const kind = attributes.twoFactorBySms === 'force' ? 'forced' : 'possible';
    information.push({
      id: 'twoFactor',
      icon: IconDeviceMobile,
      title: formatMessage({ id: `home.information.twoFactor.${kind}.title` }),
      body: (
        <FormattedMessage
          id={`home.information.twoFactor.${kind}.body`}
          values={{ phone: formatPhoneNumber(attributes.cellphone).replaceAll(' ', noBreak) }}
        />
      ),
    });
  }
  if (entries.some(({ path }) => path === changeRequestsPath))
    information.push({
      id: 'changes',
      icon: IconArrowsExchange,
      title: formatMessage({ id: 'home.information.changes.title' }),
      body: <ChangesBody since={changeRequestsSince} />,
      link: { href: newChangeRequestPath, label: formatMessage({ id: 'home.information.changes.new' }) },
    });
  if (links.privacyPolicy !== undefined)
    information.push({
      id: 'privacy',
      icon: IconShieldLock,
      title: formatMessage({ id: 'shell.profile.privacyPolicy' }),
      body: <FormattedMessage id="home.information.privacy.body" />,
      link: { href: links.privacyPolicy, label: formatMessage({ id: 'home.information.privacy.read' }) },
    });
  return information;
}

/** Where change requests are made, and since when only there. */
function ChangesBody({ since }: { since: string | undefined }) {
  const { today } = useToday();
  if (since === undefined) return <FormattedMessage id="home.information.changes.body" />;
  return (
    <FormattedMessage
      id={since <= today ? 'home.information.changes.since' : 'home.information.changes.from'}
      values={{ date: <Day value={since} /> }}
    />
  );
}
