import { maxChangeTextLength, validateChangeText, type ChangeRequest } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import { AnswerDecision } from '../../../platform/detail/AnswerDecision.tsx';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
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
  onDiscard: (() => void) | undefined;
}

const words = {
  field: 'changeRequestPage.answer.text',
  submit: 'changeRequestPage.answer.submit',
  sending: 'changeRequestPage.sending',
  done: 'changeRequestPage.answer.done',
  notSent: 'changeRequestPage.notSent',
  discard: 'changeRequestPage.answer.discard',
} as const;

/** The question that a request waits for. */
export function ChangeAnswerDecision(props: ChangeAnswerDecisionProps) {
  const { request, question, variant, mayAnswer, onOutdated, onDiscard } = props;
  const { formatMessage } = useIntl();
  return (
    <AnswerDecision
      kind={
        question
          ? formatMessage({ id: 'changeRequestPage.question.from' }, { name: question.authorName })
          : formatMessage({ id: 'changeRequestPage.needInfo' })
      }
      question={question && { text: question.text, askedAt: question.sentAt }}
      variant={variant}
      formId={changeActionFormId('answer', request.id)}
      write={useChangeAction()}
      contentOf={(text) => ({ requestId: request.id, action: 'answer' as const, text })}
      faultOf={faultOf}
      failureOf={changeRequestFailure}
      words={words}
      mayAnswer={mayAnswer}
      onOutdated={onOutdated}
      onDiscard={onDiscard}
    />
  );
}

function faultOf(text: string) {
  const fault = validateChangeText(text);
  return fault && textErrorMessage(fault, maxChangeTextLength);
}
