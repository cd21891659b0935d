import { maxChangeTextLength, validateChangeText, type ChangeRequest } from '@skerry/contracts';
import { Button, DateTime, Text, TextArea } from '@skerry/ui';
import { Decision } from '@skerry/ui/experimental';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { changeActionFormId } from '../changeActionDraft.ts';
import { changeRequestFailure } from '../changeRequestFailure.ts';
import { useChangeAction } from '../service-change-requests.mutations.ts';

interface ChangeAnswerDecisionProps {
  request: ChangeRequest;
  /** The last that the provider has written; undefined where that is nothing. */
  question: ChangeRequest['messages'][number] | undefined;
  variant: 'primary' | 'secondary';
  mayAnswer: boolean;
  /** The request has gone on meanwhile, and the answer was refused. */
  onOutdated: () => void;
  /** The writer of a refused answer is done with it. */
  onDiscard?: () => void;
}

/** The question that a request waits for, answered where it stands. */
export function ChangeAnswerDecision(props: ChangeAnswerDecisionProps) {
  const { request, question, variant, mayAnswer, onOutdated, onDiscard } = props;
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const form = useTypedTexts(changeActionFormId('answer', request.id), { text: '' });
  const { isPending, error, send } = useSendOnce(useChangeAction(), {
    onSent: () => alerts.success('changeRequestPage.answer.done'),
    failureOf: changeRequestFailure,
    onOutdated,
  });
  const { text } = form.values;
  const fault = validateChangeText(text);
  const message = fault && textErrorMessage(fault, maxChangeTextLength);
  const content = { requestId: request.id, action: 'answer' as const, text: text.trim() };
  return (
    <Decision
      kind={
        question
          ? formatMessage({ id: 'changeRequestPage.question.from' }, { name: question.authorName })
          : formatMessage({ id: 'changeRequestPage.needInfo' })
      }
      {...(question && {
        quote: (
          <>
            {question.text}
            <Text as="div" variant="caption" tone="muted">
              <DateTime value={question.sentAt} format="shortDateTime" tabIndex={0} />
            </Text>
          </>
        ),
      })}
      actions={
        mayAnswer && (
          <>
            <Button
              variant={variant}
              disabled={fault !== undefined}
              isLoading={isPending}
              loadingText={formatMessage({ id: 'changeRequestPage.sending' })}
              onClick={() => send(content)}
            >
              {formatMessage({ id: 'changeRequestPage.answer.submit' })}
            </Button>
            {onDiscard && (
              <Button variant="ghost" onClick={onDiscard}>
                {formatMessage({ id: 'changeRequestPage.answer.discard' })}
              </Button>
            )}
          </>
        )
      }
    >
      {mayAnswer && (
        <>
          {error !== undefined && (
            <FailureNote
              title="changeRequestPage.notSent"
              message={changeRequestFailure(error).message}
              error={error}
            />
          )}
          <TextArea
            label={formatMessage({ id: 'changeRequestPage.answer.text' })}
            isLabelHidden
            rows={2}
            value={text}
            onChange={(event) => form.set('text', event.target.value)}
            readOnly={isPending}
            error={text !== '' && message && formatMessage({ id: message.id }, message.values)}
          />
        </>
      )}
    </Decision>
  );
}
