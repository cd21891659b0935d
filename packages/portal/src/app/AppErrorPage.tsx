import { Button, FullPageState } from '@skerry/ui';
import { IconAlertTriangle, IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { errorMessage } from '../platform/alerts/error-message.ts';
import { FailureDetails } from '../platform/alerts/FailureDetails.tsx';
import { ApiError } from '../platform/api/ApiError.ts';
import { useIsOnline } from '../platform/browser/useIsOnline.ts';
import { useSessionState } from '../platform/session/useSession.ts';
import { SignedOutPage } from './pages/SignedOutPage.tsx';

/** Stands where a page, or the portal itself, could not be shown. */
export function AppErrorPage() {
  const error = useRouteError();
  const state = useSessionState();
  const isOnline = useIsOnline();
  const [isForWantOfNetwork] = useState(!isOnline);
  // What could not be fetched without a network opens by itself with it.
  useEffect(() => {
    if (isForWantOfNetwork && isOnline) location.reload();
  }, [isForWantOfNetwork, isOnline]);

  if (state.status === 'signedOut' && isRouteErrorResponse(error) && error.status === 401)
    return <SignedOutPage reason={state.reason} />;
  return isForWantOfNetwork ? <OfflinePage /> : <FailedPage error={error} />;
}

/** Reloading would end in the browser's own page, without the portal around it: the page alone is tried again. */
function OfflinePage() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <FullPageState
      icon={IconWifiOff}
      hasTexture={false}
      title={formatMessage({ id: 'shell.failure.offline.title' })}
      message={<FormattedMessage id="shell.failure.offline" />}
      actions={
        <>
          <Button variant="primary" onClick={() => void navigate(-1)}>
            <FormattedMessage id="shell.failure.back" />
          </Button>
          <Button icon={IconRefresh} onClick={() => void navigate(`${pathname}${search}`, { replace: true })}>
            <FormattedMessage id="shell.offline.retry" />
          </Button>
        </>
      }
    />
  );
}

function FailedPage({ error }: { error: unknown }) {
  const { formatMessage } = useIntl();
  const message = error instanceof ApiError ? errorMessage(error) : { id: 'shell.failure.body' as const };
  return (
    <FullPageState
      icon={IconAlertTriangle}
      title={formatMessage({ id: 'shell.failure.title' })}
      message={<FormattedMessage {...message} />}
      actions={
        <Button variant="primary" icon={IconRefresh} onClick={() => location.reload()}>
          <FormattedMessage id="shell.failure.reload" />
        </Button>
      }
    >
      <FailureDetails error={error} />
    </FullPageState>
  );
}
