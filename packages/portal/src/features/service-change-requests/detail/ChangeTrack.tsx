import { isChangeClosed, localZone, type ChangeRequest } from '@skerry/contracts';
import { DateTime, Stepper } from '@skerry/ui';
import { IconFlag3Filled } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DetailTrack } from '../../../platform/detail/DetailTrack.styles.ts';
import { changeSteps, type ChangeStep } from '../changeSteps.ts';
import { changeStatusWord } from '../../../platform/change-requests/change-words.ts';
import { changeStatusLook } from '../../../platform/change-requests/ChangeStatusLabel.tsx';

/** How far a request is: from its receipt until it is done, or where it ended. */
export function ChangeTrack({ request }: { request: ChangeRequest }) {
  const intl = useIntl();
  const { steps, current } = changeSteps(request);
  if (steps.length === 0) return null;
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
          hint: <StepHint request={request} step={step} isComing={index > current} />,
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
  request: ChangeRequest;
  step: ChangeStep;
  isComing: boolean;
}

function StepHint({ request, step: { status, at, isWaiting }, isComing }: StepHintProps) {
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
      {at !== null && <DateTime value={at} format="shortDate" />}
      {isWaiting && status !== 'NEED_INFO' && (
        <div>
          <FormattedMessage id="changeRequest.approval.WAITING" />
        </div>
      )}
    </>
  );
}
