import { isChangeClosed, localZone, type ChangeRequest, type ChangeRequestSummary } from '@skerry/contracts';
import { DateTime, KeyFigure, KeyFigures } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { changeStatusWord } from '../../../platform/change-requests/change-words.ts';
import { ChangeHours } from '../components/ChangeWindow.tsx';
import { changeSteps } from '../changeSteps.ts';

/** When a change is made, what of, and how long it may disturb, which lists do not say. */
export function ChangeFigures({ request }: { request: ChangeRequest | ChangeRequestSummary }) {
  const { formatMessage } = useIntl();
  const { windowStart, windowEnd, serviceCount, services } = request;
  const allowedOutageMinutes = 'allowedOutageMinutes' in request ? request.allowedOutageMinutes : undefined;
  const sites = [...new Set(services.map(({ siteName }) => siteName))];
  // Lists say the first services alone.
  const siteCount = allowedOutageMinutes === undefined ? request.siteCount : sites.length;
  return (
    <KeyFigures>
      <KeyFigure
        label={formatMessage({ id: 'changeRequest.term.window' })}
        value={<DateTime value={windowStart} timeZone={localZone} />}
        note={<ChangeHours start={windowStart} end={windowEnd} isStop />}
      />
      <NextFigure request={request} />
      <KeyFigure
        label={formatMessage({ id: 'changeRequestPage.services.title' })}
        value={serviceCount}
        note={
          siteCount > 1
            ? formatMessage({ id: 'changeRequestPage.figure.sites' }, { count: siteCount })
            : sites.slice(0, 1).join('')
        }
      />
      <KeyFigure
        label={formatMessage({ id: 'changeRequest.term.outage' })}
        {...(allowedOutageMinutes === undefined
          ? { value: '', isLoading: true }
          : allowedOutageMinutes === 0
            ? { value: formatMessage({ id: 'changeRequestPage.figure.noOutage' }) }
            : {
                value: formatMessage({ id: 'changeRequest.minutes' }, { count: allowedOutageMinutes }),
                note: formatMessage({ id: 'changeRequestPage.figure.inWindow' }),
              })}
      />
    </KeyFigures>
  );
}

const underWay = ['SUBMITTED', 'ASSESSING', 'NEED_INFO', 'APPROVED', 'SCHEDULED', 'IMPLEMENTING'] as const;

/** What the request comes to next, and what has to happen for that. */
function NextFigure({ request }: { request: ChangeRequestSummary }) {
  const intl = useIntl();
  // What comes next does not hang on when the rest was.
  const { steps, current } = changeSteps({ ...request, events: [] });
  const next = steps[current + 1];
  const { status, approval } = request;
  const now = approval === 'WAITING' ? 'approval' : underWay.find((each) => each === status);
  if (next === undefined || now === undefined || isChangeClosed(status)) return null;
  return (
    <KeyFigure
      label={intl.formatMessage({ id: 'changeRequestPage.next' })}
      value={changeStatusWord(intl, next.status)}
      note={intl.formatMessage({ id: `changeRequestPage.next.${now}` })}
    />
  );
}
