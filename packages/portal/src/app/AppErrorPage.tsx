import { Button, FullPageState } from '@skerry/ui';
import { IconAlertTriangle, IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { errorMessage } from '../platform/alerts/error-message.ts';
import { ApiError } from '../platform/api/ApiError.ts';
import { useIsOnline } from '../platform/browser/useIsOnline.ts';
import { useSessionState } from '../platform/session/useSession.ts';
import { SignedOutPage } from './pages/SignedOutPage.tsx';

/** Stands where a page, or the portal itself, could not be shown. */
export function AppErrorPage() {
  const error = useRouteError();
  const { formatMessage } = useIntl();
  const state = useSessionState();
  const isOnline = useIsOnline();
  if (state.status === 'signedOut' && isRouteErrorResponse(error) && error.status === 401)
    return <SignedOutPage reason={state.reason} />;
  // Without a network nobody knows whether anything is wrong on our side.
  const message = !isOnline
    ? { id: 'shell.failure.offline' as const }
    : error instanceof ApiError
      ? errorMessage(error)
      : { id: 'shell.failure.body' as const };
  return (
    <FullPageState
      icon={isOnline ? IconAlertTriangle : IconWifiOff}
      hasTexture={isOnline}
      title={formatMessage({ id: 'shell.failure.title' })}
      message={<FormattedMessage {...message} />}
      actions={
        <Button variant="primary" icon={IconRefresh} onClick={() => location.reload()}>
          <FormattedMessage id="shell.failure.reload" />
        </Button>
      }
    />
  );
}
