import type { MessageId } from '@skerry/i18n';
import { Button, DateTime, Text, TextArea } from '@skerry/ui';
import { Decision } from '@skerry/ui/experimental';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../alerts/error-message.ts';
import { FailureNote } from '../alerts/FailureNote.tsx';
import { useAlerts } from '../alerts/useAlerts.ts';
import type { Keyed } from '../api/idempotency-key.ts';
import { useSendOnce } from '../data/useSend.ts';
import type { Write } from '../data/useWrite.ts';
import { useTypedTexts } from '../form/useTypedTexts.ts';

export interface AnswerDecisionProps<Content extends object> {
  /** What it is: "Question from Astrid Holm". */
  kind: string;
  /** Left out where what is wanted was never written. */
  question?: { text: string; askedAt: string } | undefined;
  /** Of its button. */
  variant: 'primary' | 'secondary';
  /** What the form keeps typed text under. */
  formId: string;
  write: Write<Keyed<Content>, unknown>;
  /** What is sent of an answer. */
  contentOf: (text: string) => Content;
  /** What to say about an answer that can't be sent. */
  faultOf: (text: string) => MessageDescriptor | undefined;
  failureOf: (error: unknown) => { readonly message: MessageDescriptor; readonly isOutdated: boolean };
  words: Readonly<Record<'field' | 'submit' | 'sending' | 'done' | 'notSent' | 'discard', MessageId>>;
  /** In place of the field and the button, for those who may not answer. */
  instead?: ReactNode;
  mayAnswer: boolean;
  /** What was asked about has gone on meanwhile, and the answer was refused. */
  onOutdated: () => void;
  /** The writer of a refused answer is done with it. Left out while none has been refused. */
  onDiscard?: (() => void) | undefined;
}

/** A question of the provider's, answered where it stands. */
export function AnswerDecision<Content extends object>(props: AnswerDecisionProps<Content>) {
  const { kind, question, variant, formId, write, contentOf, faultOf, failureOf, words } = props;
  const { instead, mayAnswer, onOutdated, onDiscard } = props;
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const form = useTypedTexts(formId, { text: '' });
  const { isPending, error, send } = useSendOnce(write, {
    onSent: () => alerts.success(words.done),
    failureOf,
    onOutdated,
  });
  const { text } = form.values;
  const fault = faultOf(text);
  return (
    <Decision
      kind={kind}
      {...(question && {
        quote: (
          <>
            {question.text}
            <Text as="div" variant="caption" tone="muted">
              <DateTime value={question.askedAt} format="shortDateTime" tabIndex={0} />
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
              loadingText={formatMessage({ id: words.sending })}
              onClick={() => send(contentOf(text.trim()))}
            >
              {formatMessage({ id: words.submit })}
            </Button>
            {onDiscard && (
              <Button variant="ghost" onClick={onDiscard}>
                {formatMessage({ id: words.discard })}
              </Button>
            )}
          </>
        )
      }
    >
      {mayAnswer ? (
        <>
          {error !== undefined && (
            <FailureNote title={words.notSent} message={failureOf(error).message} error={error} />
          )}
          <TextArea
            label={formatMessage({ id: words.field })}
            isLabelHidden
            rows={2}
            value={text}
            onChange={(event) => form.set('text', event.target.value)}
            readOnly={isPending}
            error={text !== '' && fault && formatMessage({ id: fault.id }, fault.values)}
          />
        </>
      ) : (
        instead
      )}
    </Decision>
  );
}
