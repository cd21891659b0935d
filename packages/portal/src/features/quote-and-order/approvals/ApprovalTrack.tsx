import type { Approval } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { DateTime, Sheet, type Step, Stepper, Text } from '@skerry/ui';
import { IconCircleXFilled, IconFlag3Filled } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useValidity } from '../words/useValidity.ts';

const comma = ', ';

/** Above the steps all of those who can decide are named. */
const named = 3;

/** Who has asked, who has decided, and who decides next. */
export function ApprovalTrack({ approval, mayDecide }: { approval: Approval; mayDecide: boolean }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const validity = useValidity();
  const { decisions, decisionsNeeded, deciders = [], status, requestedBy, requestedAt, expiresOn } = approval;
  const others = deciders.length - named;
  const names = formatList(
    language,
    // One is as short as the word for one more.
    others > 1
      ? [...deciders.slice(0, named), formatMessage({ id: 'quoteApprovals.deciders.others' }, { count: others })]
      : deciders,
    'disjunction',
  );
  const isPending = status === 'PENDING';
  const nameOf = (place: number) =>
    decisionsNeeded === 1
      ? formatMessage({ id: 'quoteApprovals.track.only' })
      : formatMessage({ id: 'quoteApprovals.track.step' }, { place: place + 1 });
  const stepOf = (place: number): Step => {
    const decision = decisions[place];
    if (decision)
      return {
        id: String(place),
        label: decision.isApproved ? nameOf(place) : formatMessage({ id: 'quoteApprovals.track.rejected' }),
        hint: (
          <>
            {decision.by}
            {comma}
            <DateTime value={decision.at} format="shortDateTime" />
            {decision.isApproved && decision.comment !== '' && <div>{decision.comment}</div>}
          </>
        ),
        ...(!decision.isApproved && { tone: 'critical' as const, icon: IconCircleXFilled, isEnd: true }),
      };
    const isNext = isPending && place === decisions.length;
    return {
      id: String(place),
      label:
        isNext && mayDecide
          ? formatMessage({ id: 'quoteApprovals.track.you' }, { step: nameOf(place) })
          : nameOf(place),
      ...(isPending && !(isNext && mayDecide) && { hint: names }),
      ...(isNext && mayDecide && { tone: 'attention' as const, icon: IconFlag3Filled }),
      ...(!isPending && place === decisions.length && { isEnd: true }),
    };
  };
  const steps: Step[] = [
    {
      id: 'asked',
      label: formatMessage({ id: 'quoteApprovals.track.asked' }),
      hint: (
        <>
          {requestedBy}
          {comma}
          <DateTime value={requestedAt} format="shortDateTime" />
        </>
      ),
    },
    ...Array.from({ length: Math.max(decisionsNeeded, decisions.length) }, (_, place) => stepOf(place)),
  ];
  const isRejected = status === 'REJECTED';
  const current = status === 'APPROVED' ? steps.length : 1 + decisions.length - (isRejected ? 1 : 0);
  return (
    <Sheet
      title={formatMessage({ id: 'quoteApprovals.track' })}
      {...(isPending && {
        actions: (
          <Text variant="caption" tone="muted">
            <FormattedMessage
              id="quoteApprovals.ends"
              values={{ day: <Day value={expiresOn} format="shortDate" />, left: validity(expiresOn).text }}
            />
          </Text>
        ),
      })}
    >
      <Stepper
        variant="track"
        label={formatMessage({ id: 'quoteApprovals.track' })}
        current={status === 'FAILED' ? steps.length - 1 : current}
        steps={steps}
      />
    </Sheet>
  );
}
