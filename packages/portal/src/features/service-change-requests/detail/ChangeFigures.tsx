import { dayOf, localZone, type ChangeRequest } from '@skerry/contracts';
import { DateTime, KeyFigure, KeyFigures } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** When a change is made, what of, how long it may disturb, and who has asked for it. */
export function ChangeFigures({ request }: { request: ChangeRequest }) {
  const { formatMessage } = useIntl();
  const { windowStart, windowEnd, serviceCount, services, allowedOutageMinutes, createdBy, createdAt } = request;
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
              start: <DateTime value={windowStart} format="time" timeZone={localZone} />,
              end: <DateTime value={windowEnd} format={isOneDay ? 'time' : 'shortDateTime'} timeZone={localZone} />,
            }}
          />
        }
      />
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
        value={formatMessage({ id: 'changeRequest.minutes' }, { count: allowedOutageMinutes })}
        note={formatMessage({ id: 'changeRequestPage.figure.inWindow' })}
      />
      <KeyFigure
        label={formatMessage({ id: 'changeRequestPage.figure.requestedBy' })}
        value={createdBy}
        note={<DateTime value={createdAt} />}
      />
    </KeyFigures>
  );
}
