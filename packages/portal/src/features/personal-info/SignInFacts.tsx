import { Sheet, StatusLabel } from '@skerry/ui';
import { IconCircleCheckFilled, IconId, IconMessage2 } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { formatPhoneNumber } from '../../platform/format/phone-number.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { FactRow, FactRows } from './FactRow.tsx';
import { Identification } from './Identification.tsx';
import { PasswordRow } from './PasswordRow.tsx';

/** The password, what is asked for besides it at login, and what one is identified by. Of staff, who keep their account elsewhere, the last alone. */
export function SignInFacts() {
  const { formatMessage } = useIntl();
  const { isInternal } = useIdentity();
  const { cellphone, pin, pinType, twoFactorBySms } = useStartupData().users.currentUser.attributes;
  const hasIdentification = pin !== null && pin !== '' && pinType !== null;
  if (isInternal && !hasIdentification) return null;
  return (
    <Sheet
      title={formatMessage({ id: 'profile.security.title' })}
      padding="none"
      {...(!isInternal &&
        twoFactorBySms === 'force' && {
          actions: (
            <StatusLabel tone="positive" icon={IconCircleCheckFilled}>
              {formatMessage({ id: 'profile.twoFactor.on' })}
            </StatusLabel>
          ),
        })}
    >
      <FactRows>
        {!isInternal && <PasswordRow />}
        {!isInternal && (
          <FactRow icon={IconMessage2} title={formatMessage({ id: 'profile.twoFactor.title' })}>
            {formatMessage(
              { id: twoFactorBySms === 'force' ? 'profile.twoFactor.force' : 'profile.twoFactor.none' },
              { number: formatPhoneNumber(cellphone ?? '') },
            )}
          </FactRow>
        )}
        {hasIdentification && (
          <FactRow
            icon={IconId}
            title={formatMessage({ id: `profile.identification.${pinType}` })}
            help={formatMessage({ id: 'profile.identification.help' })}
          >
            <Identification pin={pin} />
          </FactRow>
        )}
      </FactRows>
    </Sheet>
  );
}
