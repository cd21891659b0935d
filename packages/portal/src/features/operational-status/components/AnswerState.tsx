import type { DisturbanceSummary } from '@skerry/contracts';
import { CellLines, DateTime, StatusLabel, Text } from '@skerry/ui';
import { IconCalendarClock, IconCheck, IconFlag3Filled, IconMessageQuestion } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';

export interface AnswerStateProps extends Pick<DisturbanceSummary, 'answer'> {
  /** Without who has answered. @default false */
  isShort?: boolean;
}

/** What the company has answered, or until when it can. */
export function AnswerState({ answer, isShort = false }: AnswerStateProps) {
  const { state, answerBy, answeredAt, answeredBy, earlier } = answer;
  const by =
    !isShort && answeredAt !== null && answeredBy !== null ? (
      <FormattedMessage
        id="disturbance.answer.by"
        values={{ name: answeredBy, day: <DateTime value={answeredAt} format="shortDate" /> }}
      />
    ) : undefined;
  switch (state) {
    case 'WAITING':
      return (
        <CellLines
          detail={
            isShort ? undefined : (
              <FormattedMessage id={earlier ? 'disturbance.answer.again' : 'disturbance.answer.nobody'} />
            )
          }
        >
          <StatusLabel tone="attention" icon={IconFlag3Filled}>
            <span>
              {answerBy === null ? (
                <FormattedMessage id="disturbance.answer.wanted" />
              ) : (
                <FormattedMessage
                  id="disturbance.answer.until"
                  values={{ moment: <DateTime value={answerBy} format="shortDateTime" /> }}
                />
              )}
            </span>
          </StatusLabel>
        </CellLines>
      );
    case 'ACKNOWLEDGED':
      return (
        <CellLines detail={by}>
          <StatusLabel tone="positive" icon={IconCheck}>
            <FormattedMessage id="disturbance.answer.ACKNOWLEDGED" />
          </StatusLabel>
        </CellLines>
      );
    case 'QUESTION_ASKED':
    case 'DATE_ASKED':
      return (
        <CellLines detail={by}>
          <StatusLabel tone="info" icon={state === 'DATE_ASKED' ? IconCalendarClock : IconMessageQuestion}>
            <FormattedMessage id={`disturbance.answer.${state}`} />
          </StatusLabel>
        </CellLines>
      );
    default:
      return (
        <Text tone="muted">
          <FormattedMessage
            id={`disturbance.answer.${state === 'PASSED' || state === 'NOT_ASKED' ? state : 'NOT_NEEDED'}`}
          />
        </Text>
      );
  }
}
