import { dayOf, isChangeClosed, localZone, type ChangeRequest } from '@skerry/contracts';
import { DateTime, KeyFigure, KeyFigures } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { changeStatusWord } from '../../../platform/change-requests/change-words.ts';
import { changeSteps } from '../changeSteps.ts';

/** When a change is made, what of, and how long it may disturb. */
export function ChangeFigures({ request }: { request: ChangeRequest }) {
  const { formatMessage } = useIntl();
  const { windowStart, windowEnd, serviceCount, services, allowedOutageMinutes } = request;
  const isOneDay = dayOf(new Date(windowStart)) === dayOf(new Date(windowEnd));
  const sites = [...new Set(services.map(({ siteName }) => siteName))];
  return (
    <KeyFigures>
      <KeyFigure
        label={formatMessage({ id: 'changeRequest.term.window' })}
        value={<DateTime value={windowStart} timeZone={localZone} />}
        note={
          <FormattedMessage
            id="changeRequest.window"
            values={{
              start: <DateTime value={windowStart} format="time" timeZone={localZone} tabIndex={0} />,
              end: <DateTime value={windowEnd} format={isOneDay ? 'time' : 'shortDateTime'} tabIndex={0} />,
            }}
          />
        }
      />
      <NextFigure request={request} />
      <KeyFigure
        label={formatMessage({ id: 'changeRequestPage.services.title' })}
        value={serviceCount}
        note={
          sites.length > 1
            ? formatMessage({ id: 'changeRequestPage.figure.sites' }, { count: sites.length })
            : sites.join('')
        }
      />
      <KeyFigure
        label={formatMessage({ id: 'changeRequest.term.outage' })}
        {...(allowedOutageMinutes === 0
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
function NextFigure({ request }: { request: ChangeRequest }) {
  const intl = useIntl();
  const { steps, current } = changeSteps(request);
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
