import { DateTime, Icon, Sheet, StatusLabel, Text } from '@skerry/ui';
import { IconCircleCheckFilled, IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { browserName, isHandheld } from '../../platform/browser/browserName.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { SessionRow } from './OwnSessions.styles.ts';
import { SideRow, SideRows } from './SideRows.ts';

/** The session that one is in, and how all others are ended: nobody tells the portal which there are. */
export function OwnSessions() {
  const { formatMessage } = useIntl();
  const { loggedInAt } = useIdentity();
  const { passwordChange } = useRuntimeConfig().identity;
  const name = browserName(navigator.userAgent);
  return (
    <Sheet title={formatMessage({ id: 'profile.sessions.title' })} padding="none">
      <SideRows>
        <SessionRow>
          <Icon icon={isHandheld(navigator.userAgent) ? IconDeviceMobile : IconDeviceLaptop} />
          <div>
            <Text as="div" variant="bodyStrong">
              {name
                ? formatMessage({ id: 'profile.sessions.here' }, name)
                : formatMessage({ id: 'profile.sessions.thisBrowser' })}
            </Text>
            {loggedInAt && (
              <Text as="div" variant="caption" tone="muted">
                {formatMessage(
                  { id: 'profile.sessions.since' },
                  { date: <DateTime key="date" value={loggedInAt} format="shortDateTime" tabIndex={0} /> },
                )}
              </Text>
            )}
          </div>
          <StatusLabel tone="positive" icon={IconCircleCheckFilled}>
            {formatMessage({ id: 'profile.sessions.current' })}
          </StatusLabel>
        </SessionRow>
        {passwordChange === 'mailedLink' && (
          <SideRow>
            <Text as="p" variant="caption" tone="muted">
              {formatMessage({ id: 'profile.sessions.others' })}
            </Text>
          </SideRow>
        )}
      </SideRows>
    </Sheet>
  );
}
