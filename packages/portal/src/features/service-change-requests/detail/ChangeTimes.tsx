import type { ChangeRequest } from '@skerry/contracts';
import { DescriptionList, Sheet, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { WrittenText } from './ChangeParts.styles.ts';
import { ChangeWindow } from '../components/ChangeWindow.tsx';

/** When the change is to be made, what it may cost, and who is met. */
export function ChangeTimes({ request }: { request: ChangeRequest }) {
  const { formatMessage } = useIntl();
  const { windowStart, windowEnd, allowedOutageMinutes, freezeAccepted, rollback, approvedBy } = request;
  const term = (id: 'window' | 'outage' | 'freeze' | 'rollback' | 'approval') =>
    formatMessage({ id: `changeRequest.term.${id}` });
  const none = <Text tone="muted">{formatMessage({ id: 'changeRequest.none' })}</Text>;
  return (
    <Sheet title={formatMessage({ id: 'changeRequestPage.times.title' })}>
      <DescriptionList
        layout="column"
        items={[
          { term: term('window'), description: <ChangeWindow start={windowStart} end={windowEnd} /> },
          {
            term: term('outage'),
            description: formatMessage({ id: 'changeRequest.minutes' }, { count: allowedOutageMinutes }),
          },
          ...(freezeAccepted
            ? [{ term: term('freeze'), description: formatMessage({ id: 'changeRequest.freezeAccepted' }) }]
            : []),
          { term: term('rollback'), description: rollback === '' ? none : <WrittenText>{rollback}</WrittenText> },
          ...(approvedBy === null
            ? []
            : [
                {
                  term: term('approval'),
                  description: formatMessage(
                    { id: `changeRequest.approval.${request.approval === 'DECLINED' ? 'DECLINED' : 'APPROVED'}` },
                    { name: approvedBy },
                  ),
                },
              ]),
        ]}
      />
    </Sheet>
  );
}
