import { maxOrderTextLength, type Approval } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Button, Stack, Text, TextArea } from '@skerry/ui';
import { Decision } from '@skerry/ui/experimental';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { WaitingDecisions } from '../../../platform/detail/WaitingDecisions.tsx';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { Day } from '../../../platform/format/Day.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { Price } from '../words/Price.tsx';
import { AnswerColumn, DecisionButtons, PhoneBar } from './ApprovalDecision.styles.ts';
import { approvalFailure } from './approvalRefusal.ts';
import { approvalsOf } from './approvedLines.ts';
import type { DecisionForm } from './useDecisionForm.ts';

interface ApprovalDecisionProps {
  approval: Approval;
  form: DecisionForm;
  mayDecide: boolean;
  /** Whether the answer is given here. */
  hasForm: boolean;
}

/** What is asked of the reader, or of others, while it waits. */
export function ApprovalDecision({ approval, form, mayDecide, hasForm }: ApprovalDecisionProps) {
  const { formatMessage } = useIntl();
  const { status, requestedBy, comment, expiresOn, currency, monthlyMinor, termMonths, isMine } = approval;
  if (status !== 'PENDING') return null;
  const price = <Price minor={monthlyMinor} currency={currency} hasCurrency />;
  return (
    <WaitingDecisions
      decisions={[
        {
          id: approval.id,
          kind: 'approval',
          deadline: expiresOn,
          isYours: mayDecide,
          render: () => (
            <Decision
              kind={formatMessage({ id: 'quoteApprovals.kind' })}
              deadline={<FormattedMessage id="quoteApprovals.by" values={{ day: <Day value={expiresOn} /> }} />}
              title={
                <FormattedMessage
                  id={`quoteApprovals.asks.${mayDecide ? 'you' : isMine ? 'own' : 'others'}`}
                  values={{ name: requestedBy, price, months: termMonths ?? 0, hasTerm: String(termMonths !== null) }}
                />
              }
              {...(comment !== '' && { quote: comment })}
              {...(mayDecide && hasForm && { actions: <Answer approval={approval} form={form} /> })}
            >
              <Deciders approval={approval} mayDecide={mayDecide} />
            </Decision>
          ),
        },
      ]}
    />
  );
}

/** Who else decides, and what comes of it. */
function Deciders({ approval, mayDecide }: { approval: Approval; mayDecide: boolean }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { deciders = [], decisionsNeeded, orderLimitMinor, currency, monthlyMinor } = approval;
  const left = decisionsNeeded - approvalsOf(approval);
  const isAbove = orderLimitMinor !== null && monthlyMinor > orderLimitMinor;
  return (
    <Stack gap={4}>
      {isAbove && (
        <Text as="p" tone="muted">
          <FormattedMessage
            id="quoteApprovals.above"
            values={{
              limit: <Price minor={orderLimitMinor} currency={currency} hasCurrency />,
              count: decisionsNeeded,
            }}
          />
        </Text>
      )}
      {(!mayDecide || left > 1) && (
        <Text as="p" tone="muted">
          {deciders.length === 0
            ? formatMessage({ id: 'quoteApprovals.nobody' })
            : formatMessage({ id: 'quoteApprovals.deciders' }, { names: formatList(language, deciders) })}
        </Text>
      )}
      {mayDecide && (
        <Text as="p" tone="muted">
          {formatMessage({ id: left > 1 ? 'quoteApprovals.consequence.first' : 'quoteApprovals.consequence.last' })}
        </Text>
      )}
    </Stack>
  );
}

function Answer({ approval, form }: { approval: Approval; form: DecisionForm }) {
  return (
    <AnswerColumn>
      <Failure form={form} />
      <CommentField approval={approval} form={form} rows={2} />
      <DecisionButtons>
        <Buttons approval={approval} form={form} />
      </DecisionButtons>
    </AnswerColumn>
  );
}

/** On phones: the answer at the lower edge of the window. */
export function DecisionBar({ approval, form }: { approval: Approval; form: DecisionForm }) {
  return (
    <PhoneBar noValidate onSubmit={(event) => event.preventDefault()}>
      <Failure form={form} />
      <CommentField approval={approval} form={form} rows={1} />
      <DecisionButtons>
        <Buttons approval={approval} form={form} />
      </DecisionButtons>
    </PhoneBar>
  );
}

function Failure({ form: { error } }: { form: DecisionForm }) {
  return (
    error !== undefined && (
      <FailureNote title="quoteApprovals.failed" message={approvalFailure(error).message} error={error} />
    )
  );
}

function CommentField({ approval, form, rows }: { approval: Approval; form: DecisionForm; rows: number }) {
  const { formatMessage } = useIntl();
  const { comment, setComment, fault, field, isPending } = form;
  const [firstName = ''] = approval.requestedBy.split(' ');
  const message = fault && textErrorMessage(fault, maxOrderTextLength);
  return (
    <TextArea
      ref={field}
      label={formatMessage({ id: 'quoteApprovals.comment' }, { name: firstName })}
      isOptional
      optionalText={formatMessage({ id: 'quoteApprovals.comment.needed' })}
      rows={rows}
      value={comment}
      onChange={(event) => setComment(event.target.value)}
      readOnly={isPending}
      error={
        message &&
        (fault.code === 'required'
          ? formatMessage({ id: 'quoteApprovals.comment.required' })
          : formatMessage({ id: message.id }, message.values))
      }
    />
  );
}

function Buttons({ approval, form }: { approval: Approval; form: DecisionForm }) {
  const { formatMessage } = useIntl();
  const done = approvalsOf(approval);
  const loadingText = formatMessage({ id: 'quoteApprovals.sending' });
  const word =
    approval.decisionsNeeded <= 1
      ? 'quoteApprovals.approve'
      : done + 1 < approval.decisionsNeeded
        ? 'quoteApprovals.approve.first'
        : 'quoteApprovals.approve.last';
  return (
    <>
      <Button
        type="button"
        variant="dangerQuiet"
        disabled={form.isPending && form.sending !== 'reject'}
        isLoading={form.sending === 'reject'}
        loadingText={loadingText}
        onClick={form.reject}
      >
        {formatMessage({ id: 'quoteApprovals.reject' })}
      </Button>
      <Button
        type="button"
        variant="primary"
        disabled={form.isPending && form.sending !== 'approve'}
        isLoading={form.sending === 'approve'}
        loadingText={loadingText}
        onClick={form.approve}
      >
        {formatMessage({ id: word }, { count: approval.decisionsNeeded })}
      </Button>
    </>
  );
}
