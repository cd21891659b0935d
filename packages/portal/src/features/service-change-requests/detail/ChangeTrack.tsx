import { isChangeClosed, localZone, type ChangeRequest, type ChangeRequestSummary } from '@skerry/contracts';
import { DateTime, Stepper } from '@skerry/ui';
import { IconFlag3Filled } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DetailTrack } from '../../../platform/detail/DetailTrack.styles.ts';
import { TrackShape } from '../../../platform/detail/TrackShape.tsx';
import { changeSteps, type ChangeStep } from '../changeSteps.ts';
import { changeStatusWord } from '../../../platform/change-requests/change-words.ts';
import { changeStatusLook } from '../../../platform/change-requests/ChangeStatusLabel.tsx';

/** Where a date will stand. */
const space = '\u00a0';

/** How far a request is: from its receipt until it is done, or where it ended. What the list says has no dates yet. */
export function ChangeTrack({ request }: { request: ChangeRequest | ChangeRequestSummary }) {
  const intl = useIntl();
  const isWhole = 'events' in request;
  const { steps, current } = changeSteps(isWhole ? request : { ...request, events: [] });
  if (steps.length === 0) return null;
  // Only its history says how far it came.
  if (!isWhole && isChangeClosed(request.status) && request.status !== 'DONE') return <TrackShape steps={2} />;
  return (
    <DetailTrack>
      <Stepper
        variant="track"
        label={intl.formatMessage({ id: 'changeRequestPage.track.title' })}
        current={current}
        steps={steps.map((step, index) => ({
          id: step.status,
          label: changeStatusWord(intl, step.status),
          ...lookOf(step),
          isEnd: index === current && isChangeClosed(step.status),
          hint: <StepHint request={request} step={step} isComing={index > current} isWhole={isWhole} />,
        }))}
      />
    </DetailTrack>
  );
}

function lookOf({ status, isWaiting }: ChangeStep) {
  if (isWaiting) return { tone: 'attention' as const, icon: IconFlag3Filled };
  const { tone, icon } = changeStatusLook(status);
  if (status === 'DONE' || icon === undefined) return {};
  return { icon, ...(tone === 'critical' && { tone }) };
}

interface StepHintProps {
  request: ChangeRequestSummary;
  step: ChangeStep;
  isComing: boolean;
  isWhole: boolean;
}

function StepHint({ request, step: { status, at, isWaiting }, isComing, isWhole }: StepHintProps) {
  if (isComing)
    return (
      status === 'IMPLEMENTING' && (
        <FormattedMessage
          id="changeRequestPage.track.planned"
          values={{ day: <DateTime value={request.windowStart} format="shortDate" timeZone={localZone} /> }}
        />
      )
    );
  return (
    <>
      {at !== null ? <DateTime value={at} format="shortDate" /> : !isWhole && space}
      {isWaiting && status !== 'NEED_INFO' && (
        <div>
          <FormattedMessage id="changeRequest.approval.WAITING" />
        </div>
      )}
    </>
  );
}
