import { Button, DateTime, Text } from '@skerry/ui';
import { Decision } from '@skerry/ui/experimental';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { WaitingDecisions } from '../../../platform/detail/WaitingDecisions.tsx';
import { WorkWindow } from '../../../platform/disturbances/WorkWindow.tsx';
import { disturbanceFailure } from '../disturbanceFailure.ts';
import { useAcknowledge } from '../disturbances.mutations.ts';
import type { DisturbanceSectionProps } from './disturbanceSectionProps.ts';
import type { OpenedDisturbanceDialog } from './useDisturbanceDialog.tsx';

interface DisturbanceAnswersProps extends DisturbanceSectionProps {
  actions: readonly string[];
  /** Asks for another date. */
  date: OpenedDisturbanceDialog;
}

/** What the work waits for the company to say: whether its window suits. */
export function DisturbanceAnswers({ disturbance, actions, date, onOutdated }: DisturbanceAnswersProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const { isPending, error, send } = useSendOnce(useAcknowledge(), {
    onSent: () => alerts.success('disturbancePage.acknowledge.done'),
    failureOf: disturbanceFailure,
    onOutdated,
  });
  const { id, startsAt, endsAt, answer } = disturbance;
  const { answerBy, earlier } = answer;
  if (answer.state !== 'WAITING') return null;
  const mayAnswer = actions.includes('acknowledge');
  return (
    <WaitingDecisions
      decisions={[
        {
          id: 'window',
          kind: 'question',
          deadline: answerBy,
          isYours: mayAnswer,
          render: (variant) => (
            <Decision
              kind={formatMessage({ id: 'disturbancePage.waiting.kind' })}
              title={
                <FormattedMessage
                  id="disturbancePage.waiting.title"
                  values={{ window: <WorkWindow key="window" start={startsAt} end={endsAt} /> }}
                />
              }
              {...(answerBy !== null && {
                deadline: (
                  <FormattedMessage
                    id="disturbance.answer.until"
                    values={{ moment: <DateTime key="moment" value={answerBy} format="shortDateTime" /> }}
                  />
                ),
              })}
              actions={
                mayAnswer && (
                  <>
                    <Button
                      variant={variant}
                      isLoading={isPending}
                      loadingText={formatMessage({ id: 'disturbancePage.sending' })}
                      onClick={() => send({ disturbanceId: id })}
                    >
                      {formatMessage({ id: 'disturbancePage.acknowledge' })}
                    </Button>
                    {actions.includes('askForAnotherDate') && (
                      <Button {...date.opener}>{formatMessage({ id: 'disturbancePage.date.open' })}</Button>
                    )}
                  </>
                )
              }
            >
              {error !== undefined && (
                <FailureNote
                  title="disturbancePage.notSent"
                  message={disturbanceFailure(error).message}
                  error={error}
                />
              )}
              <Text as="div" tone="muted">
                <div>{formatMessage({ id: 'disturbancePage.waiting.body' })}</div>
                {earlier && (
                  <div>
                    <FormattedMessage
                      id="disturbancePage.waiting.earlier"
                      values={{ name: earlier.by, day: <DateTime key="day" value={earlier.at} format="shortDate" /> }}
                    />
                  </div>
                )}
                {!mayAnswer && <div>{formatMessage({ id: 'disturbancePage.waiting.others' })}</div>}
              </Text>
            </Decision>
          ),
        },
      ]}
    />
  );
}
