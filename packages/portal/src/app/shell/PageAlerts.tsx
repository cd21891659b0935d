import { AlertRegion } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';
import { FailureDetails } from '../../platform/alerts/FailureDetails.tsx';
import type { PortalAlert } from '../../platform/alerts/alert-store.ts';
import { useAlertStore } from '../../platform/alerts/useAlerts.ts';
import { ApiError } from '../../platform/api/ApiError.ts';

/** Between what failed and why. */
const stop = '. ';

const messageOf = ({ title, message }: PortalAlert) => (
  <>
    {title && (
      <strong>
        <FormattedMessage {...title} />
        {stop}
      </strong>
    )}
    <FormattedMessage {...message} />
  </>
);
const detailsOf = ({ error }: PortalAlert) => error instanceof ApiError && <FailureDetails error={error} />;

/** The alerts, top centre. */
export function PageAlerts({ isInternal }: { isInternal: boolean }) {
  return <AlertRegion queue={useAlertStore()} messageOf={messageOf} {...(isInternal && { debugOf: detailsOf })} />;
}
