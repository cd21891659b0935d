import { AlertRegion } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { FailureDetails } from '../../platform/alerts/FailureDetails.tsx';
import type { PortalAlert } from '../../platform/alerts/alert-store.ts';
import { useAlertStore } from '../../platform/alerts/useAlerts.ts';
import { ApiError } from '../../platform/api/ApiError.ts';

/** Between what failed and why. */
const stop = '. ';

/* In a line of its own: why it failed does not begin where the line happens to have room. */
const What = styled.strong`
  display: block;
`;

const messageOf = ({ title, message }: PortalAlert) => (
  <>
    {title && (
      <What>
        <FormattedMessage {...title} />
        {stop}
      </What>
    )}
    <FormattedMessage {...message} />
  </>
);
const detailsOf = ({ error }: PortalAlert) => error instanceof ApiError && <FailureDetails error={error} />;

/** The alerts, top centre. */
export function PageAlerts({ isInternal }: { isInternal: boolean }) {
  return <AlertRegion queue={useAlertStore()} messageOf={messageOf} {...(isInternal && { debugOf: detailsOf })} />;
}
